import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { groups } from '../../demo/stories/index.js';
import { isLive, type AskStory } from '../../demo/story.js';
import { axeContext as context, problemsOf } from './support/axe.js';
import { faint } from './support/contrast.js';
import { useHostPages } from './support/on-page.js';

const onPage = useHostPages();
const server = { name: 'acme-tools', title: 'Acme', origin: 'https://mcp.acme.example' };
const themes = ['plain', 'material', 'fluent', 'shadcn'];
const themeSheet = themes.map((theme) => readFileSync(`demo/themes/${theme}.css`, 'utf8')).join('\n');

const looks = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

const stories = groups.flatMap(({ stories }) => stories).filter((story): story is AskStory => !isLive(story));

describe('axe finds nothing in any story, whatever its look, its direction and its width', () => {
  for (const { id, payload, theme, settings } of stories) {
    test(
      id,
      onPage(
        async (host) => {
          if (theme) await host.page.addStyleTag({ content: themeSheet });
          await host.ask(payload, { server, className: theme ?? '', ...settings });
          if (!(await host.state()).open) return; // refused: there is nothing to see
          for (const look of looks) {
            await host.page.emulateMedia(look);
            for (const [lang, dir] of [
              ['en', 'ltr'],
              ['ar', 'rtl'],
            ] as const) {
              await host.page.evaluate(
                ([lang, dir]) => Object.assign(document.documentElement, { lang, dir }),
                [lang, dir],
              );
              await host.isLoaded();
              for (const width of [320, 1280]) {
                await host.page.setViewportSize({ width, height: 800 });
                const where = `${look.colorScheme}, forced colours ${look.forcedColors}, ${dir}, ${width} px`;
                assert.deepEqual(await problemsOf(host), [], where);
              }
            }
          }
        },
        { context },
      ),
    );
  }
});

describe('text and controls stand out enough', () => {
  const kinds = stories.find(({ id }) => id === 'theme-plain')!;
  for (const theme of ['', ...themes]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(
        `${theme || 'by themselves'}, ${colorScheme}`,
        onPage(
          async (host) => {
            await host.page.emulateMedia({ colorScheme, forcedColors: 'none' });
            await host.page.addStyleTag({ content: themeSheet });
            await host.ask(kinds.payload, { server, className: theme });
            assert.deepEqual(await faint(host), [], 'a form');
            await host.part('control').nth(3).fill('99');
            await host.part('accept').click();
            await host.part('summary').waitFor();
            assert.deepEqual(await faint(host), [], 'a form with a problem');
            await host.part('cancel').click();
            await host.ask(
              { mode: 'url', message: 'Go', url: 'http://user@xn--clendar-9za.example:8080/' },
              { server },
            );
            await host.part('url').waitFor();
            assert.deepEqual(await faint(host), [], 'a page to open');
          },
          { context },
        ),
      );
    }
  }
});
