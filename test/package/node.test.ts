import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, describe, test } from 'node:test';
import { install, NAME } from './support/install.js';

const { project, remove } = install();
after(remove);

/** Runs a module in plain Node, in the project. */
function run(code: string): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('in plain Node', () => {
  for (const entry of [NAME, `${NAME}/element.js`, `${NAME}/react`, `${NAME}/cdn/mcp-elicitation-dialog.js`]) {
    test(`importing ${entry} is safe`, () => {
      const { status, output } = run(`
        const before = new Set(Reflect.ownKeys(globalThis));
        await import(${JSON.stringify(entry)});
        // Lit records its versions, and where there is no DOM, a registry for custom elements.
        const isOurs = (name) => !before.has(name) && !/^(lit|reactiveElement|customElements$)/.test(String(name));
        const added = Reflect.ownKeys(globalThis).filter(isOurs).map(String);
        console.log('added', added.join() || 'nothing');
      `);
      assert.deepEqual({ status, output }, { status: 0, output: 'added nothing\n' });
    });
  }

  test('everything is exported by both entries', () => {
    const names = ['McpElicitationDialog', 'ElicitationResultEvent', 'ElicitationErrorEvent', 'ProtocolError', 'en'];
    for (const entry of [NAME, `${NAME}/element.js`]) {
      const { output } = run(
        `const all = await import('${entry}'); console.log(${JSON.stringify(names)}.filter((name) => !all[name]).join());`,
      );
      assert.equal(output, '\n', `missing from ${entry}`);
    }
  });

  test('package.json and custom-elements.json can be imported', () => {
    for (const file of ['package.json', 'custom-elements.json']) {
      const { status, output } = run(`
        import { createRequire } from 'node:module';
        createRequire(${JSON.stringify(`${project}/`)})('${NAME}/${file}');
      `);
      assert.deepEqual({ status, output }, { status: 0, output: '' });
    }
  });

  test('what is not exported cannot be imported', () => {
    const { status } = run(`await import('${NAME}/dist/mcp-elicitation-dialog.js')`);
    assert.notEqual(status, 0);
  });
});
