/** Real keys, as a person presses them, for tests that web-test-runner runs: in each engine by what drives it. */

/** The keys that WebDriver has its own characters for. */
const WEBDRIVER = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** What a chord holds down, in its order: `Control+Enter` is Control, then Enter. */
const keysOf = (chord) => chord.split(/(?<=.)\+/).map((key) => (key === 'Space' ? ' ' : key));

async function pressByPuppeteer({ keyboard }, keys) {
  for (const key of keys) await keyboard.down(key);
  for (const key of keys.toReversed()) await keyboard.up(key);
}

/** One chord at a time: of two letters alike in one sequence, WebKit's driver loses one. */
async function pressByWebDriver(driver, keys) {
  const values = keys.map((key) => WEBDRIVER[key] ?? key);
  const actions = [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
  await driver.performActions([{ type: 'key', id: 'keyboard', actions }]);
}

/** Runs the command `keys`: chords, one after the other. */
export const keysPlugin = () => ({
  name: 'keys',
  async executeCommand({ command, payload, session: { browser, id } }) {
    if (command !== 'keys') return undefined;
    for (const chord of payload) {
      if (browser.type === 'puppeteer') await pressByPuppeteer(browser.getPage(id), keysOf(chord));
      else await pressByWebDriver(browser.driver, keysOf(chord));
    }
    return true;
  },
});
