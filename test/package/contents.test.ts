import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { after, test } from 'node:test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { install, NAME, ROOT } from './support/install.js';

const installed = install();
after(() => installed.remove());
const { folder, files, packageJson } = installed;

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const scripts = files.filter((file) => file.endsWith('.js'));

/** The specifiers of a module, by how it imports them. */
function importsOf(file: string): { readonly atOnce: readonly string[]; readonly lazily: readonly string[] } {
  const code = read(file);
  const specifiers = (pattern: RegExp) => Array.from(code.matchAll(pattern), ([, specifier]) => specifier!);
  return {
    atOnce: specifiers(/(?:\bfrom|\bimport)\s*["'`]([^"'`]+)["'`]/g),
    lazily: specifiers(/\bimport\s*\(\s*["'`]([^"'`]+)["'`]/g),
  };
}

/** A file, and all that is loaded with it. */
function graphOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const specifier of importsOf(file).atOnce) {
    if (specifier.startsWith('.')) graphOf(posix.join(posix.dirname(file), specifier), seen);
  }
  return seen;
}

test('every file that package.json names is in the package', () => {
  const { main, module, types, unpkg, jsdelivr, customElements, exports } = packageJson;
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? target : Object.values(target),
  );
  for (const target of [main, module, types, unpkg, jsdelivr, customElements, ...targets] as string[]) {
    const [before = '', after = ''] = posix.normalize(target).split('*');
    const isThere = target.includes('*')
      ? files.some((file) => file.startsWith(before) && file.endsWith(after))
      : files.includes(before);
    assert.ok(isThere, target);
  }
});

test('every module imports only files of the package, and packages that it depends on', () => {
  const { dependencies, peerDependencies, optionalDependencies } = packageJson;
  const known = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
  const unknown = scripts.flatMap((file) => {
    const { atOnce, lazily } = importsOf(file);
    return [...atOnce, ...lazily]
      .filter((specifier) =>
        specifier.startsWith('.')
          ? !files.includes(posix.join(posix.dirname(file), specifier))
          : !known.some((name) => specifier === name || specifier.startsWith(`${name}/`)),
      )
      .map((specifier) => `${file}: ${specifier}`);
  });
  assert.deepEqual(unknown, []);
});

test('the CDN file is complete: it and its chunks import nothing but each other', () => {
  for (const file of scripts.filter((file) => file.startsWith('dist/cdn/'))) {
    const { atOnce, lazily } = importsOf(file);
    for (const specifier of [...atOnce, ...lazily]) assert.match(specifier, /^\.\//, `${file} imports ${specifier}`);
  }
});

test('no script compiles text into code, which a strict page forbids', () => {
  // A method may be called eval: it is preceded by a dot, or followed by its body.
  const compiles = /(?<![.\w$])eval\s*\((?![^()]*\)\s*\{)|\bnew\s+Function\b/;
  for (const file of scripts) {
    const at = read(file).search(compiles);
    assert.equal(at < 0 ? '' : read(file).slice(at, at + 40), '', file);
  }
});

test('the engine for patterns is loaded when it is needed, not before', () => {
  const cdn = posix.normalize(packageJson['unpkg'] as string);
  const atOnce = [...graphOf(cdn)].map(read).join('\n');
  assert.ok(!atOnce.includes('RE2JSSyntaxException'));
  const lazy = importsOf(cdn).lazily.map((specifier) => read(posix.join(posix.dirname(cdn), specifier)));
  assert.ok(
    lazy.some((code) => code.includes('RE2JS')),
    'a chunk of its own holds it',
  );
  for (const file of graphOf('dist/index.js')) assert.ok(!importsOf(file).atOnce.includes('re2js'), file);
});

test('nothing but what is meant for others is published', () => {
  const others = files.filter((file) => !/^(dist\/|(custom-elements|package)\.json$|[A-Z]+(\.md)?$)/.test(file));
  assert.deepEqual(others, []);
  const inDist = files.filter((file) => file.startsWith('dist/') && !/\.(js|d\.ts|js\.map|d\.ts\.map)$/.test(file));
  assert.deepEqual(inDist, []);
});

test('no module needs Node', () => {
  for (const file of scripts) {
    const { atOnce, lazily } = importsOf(file);
    for (const specifier of [...atOnce, ...lazily]) {
      assert.ok(!specifier.startsWith('node:') && !builtinModules.includes(specifier), `${file}: ${specifier}`);
    }
  }
});

test('publint finds nothing', async () => {
  const { messages } = await publint({ pkgDir: folder, pack: false, strict: true });
  assert.deepEqual(
    messages.map((message) => formatMessage(message, packageJson)),
    [],
  );
});

test('the types are right for whoever imports ES modules', () => {
  const cli = join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  execFileSync(process.execPath, [cli, installed.tarball, '--profile', 'esm-only', '--no-emoji'], { stdio: 'pipe' });
});

test('its name is the one to import', () => {
  assert.equal(packageJson['name'], NAME);
});
