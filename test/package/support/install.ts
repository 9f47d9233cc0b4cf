import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const NAME = 'mcp-elicitation-dialog';

interface PackageJson {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

export interface Installed {
  /** A project that depends on nothing but the package. */
  readonly project: string;
  /** Where the package is in it. */
  readonly folder: string;
  readonly tarball: string;
  readonly packageJson: PackageJson;
  /** Every file of the package, its path from `folder` with slashes. */
  readonly files: readonly string[];
  /** Adds a package to the project, as this repository has it. */
  add(name: string): void;
  remove(): void;
}

/**
 * Packs the package as it would be published, and installs it in an empty project. Nothing comes from the network: what
 * it says that it depends on is linked from this repository, and nothing else is.
 */
export function install(): Installed {
  const temporary = mkdtempSync(join(tmpdir(), 'package-'));
  const [{ filename }] = JSON.parse(npm('pack', '--ignore-scripts', '--json', '--pack-destination', temporary)) as [
    { filename: string },
  ];
  const tarball = join(temporary, filename);
  const project = join(temporary, 'project');
  const modules = join(project, 'node_modules');
  const folder = join(modules, NAME);
  mkdirSync(modules, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', temporary]);
  renameSync(join(temporary, 'package'), folder);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'project', private: true, type: 'module' }));

  const packageJson = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
  const add = (name: string): void => {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  };
  Object.keys(packageJson.dependencies ?? {}).forEach(add);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  return {
    project,
    folder,
    tarball,
    packageJson,
    files,
    add,
    remove: () => rmSync(temporary, { recursive: true, force: true }),
  };
}

function npm(...args: readonly string[]): string {
  const isWindows = process.platform === 'win32'; // where it is a .cmd file
  return execFileSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    shell: isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
