/** All states of the dialog: the request, and the actions before the screenshot. */
const acme = { name: 'Acme Calendar', origin: 'mcp.acme.example' };
const deploy = { name: 'Deploy Bot', origin: 'deploy.internal' };
const form = (properties, required = [], message = 'To book the room, I still need to know when and for whom.') => ({
  message,
  requestedSchema: { type: 'object', properties, required },
});
const press = (part) => (page) => page.locator(`[part~=${part}]`).first().click();
const booking = form(
  {
    timezone: { type: 'string', description: 'For example, America/New_York', default: 'America/New_York' },
    room: {
      oneOf: [
        { const: 'l', title: 'Lighthouse, 8 seats' },
        { const: 'h', title: 'Harbour, 4 seats' },
      ],
      default: 'l',
    },
    guests: { type: 'integer' },
    send: {
      type: 'boolean',
      title: 'Send invitations',
      description: 'Everyone on the list gets a mail.',
      default: true,
    },
  },
  ['timezone', 'room', 'send'],
);
const signIn = {
  mode: 'url',
  message: 'Sign in to link your calendar. What you enter there stays between you and that site.',
  url: 'https://accounts.xn--clendar-9za.example/oauth/authorize?client_id=acme&state=9f2c',
};
const release = form(
  {
    replicas: { type: 'integer', minimum: 1, maximum: 5, default: 3 },
    regions: {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: { enum: ['Frankfurt', 'Virginia', 'Singapore'] },
      default: ['Frankfurt'],
    },
    token: { type: 'string', title: 'Deploy token' },
  },
  ['replicas', 'regions'],
  'How far should the release go?',
);
const entry = (params) => ({ method: 'elicitation/create', params });

export const states = {
  form: { server: acme, request: booking },
  confirmation: {
    server: deploy,
    request: form({}, [], 'Delete the branch “release/2.4”? It has 3 commits that are nowhere else.'),
  },
  'page to open': { server: acme, request: signIn },
  'waiting for a page': { server: acme, request: signIn, then: press('accept') },
  problems: {
    server: deploy,
    request: release,
    then: async (page) => {
      await page.getByLabel('Replicas').fill('12');
      await press('accept')(page);
    },
  },
  steps: {
    server: acme,
    request: {
      inputRequests: { when: entry(booking), sure: entry(form({}, [], 'Book it now?')), go: entry(signIn) },
    },
    then: press('accept'),
  },
  review: { server: acme, request: booking, properties: { review: true }, then: press('accept') },
  'a long list': {
    server: acme,
    request: form(
      {
        city: {
          type: 'string',
          enum: [
            'Zürich',
            'São Paulo',
            'Kraków',
            'Łódź',
            'București',
            'Berlin',
            'Bern',
            'Bergen',
            'Bergamo',
            'Bilbao',
          ].concat(Array.from({ length: 30 }, (_, i) => `Place ${i + 1}`)),
        },
        stops: {
          type: 'array',
          items: { enum: Array.from({ length: 40 }, (_, i) => `Stop ${i + 1}`) },
          default: ['Stop 3', 'Stop 12'],
        },
      },
      ['city'],
      'Where to, and through which places?',
    ),
    then: (page) => page.getByRole('combobox').first().pressSequentially('ber'),
  },
  'kinds of questions': {
    server: acme,
    request: form(
      {
        title: { type: 'string', minLength: 3, maxLength: 40 },
        notes: { type: 'string', maxLength: 1000, title: 'Notes for the team' },
        start: { type: 'string', format: 'date-time' },
        seat: { enum: ['Aisle', 'Middle', 'Window', 'Box', 'Stalls', 'Circle', 'Balcony'] },
        diet: { anyOf: [{ enum: ['Vegan', 'Vegetarian'] }, { type: 'string' }] },
        tags: { type: 'array', items: { type: 'string' }, maxItems: 5 },
      },
      ['title', 'start'],
    ),
  },
  'sixty fields': {
    server: acme,
    request: form(
      Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`measure${i + 1}`, { type: 'number' }])),
      ['measure1'],
      'All readings of the station.',
    ),
  },
  'a message of 20,000 characters': {
    server: acme,
    request: form({ name: { type: 'string' } }, [], 'A long story, told once more. '.repeat(667)),
  },
  'no server name': { server: undefined, request: booking },
  withdrawn: {
    server: acme,
    request: booking,
    then: async (page) => {
      await page.getByLabel('Guests').fill('4');
      await page.evaluate(() => (document.querySelector('mcp-elicitation-dialog').request = null));
    },
  },
  'offered back': {
    server: acme,
    request: booking,
    then: async (page) => {
      await page.getByLabel('Guests').fill('4');
      await press('cancel')(page);
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.evaluate((request) => (document.querySelector('mcp-elicitation-dialog').request = request), booking);
    },
  },
  'insistent, and others wait': {
    server: deploy,
    request: form({}, [], 'Restart the service?'),
    then: async (page) => {
      await page.evaluate((request) => {
        const dialog = document.querySelector('mcp-elicitation-dialog');
        for (const message of ['Now?', 'And now?']) dialog.request = { ...request, message };
      }, form({}));
    },
  },
  'in the flow of a page': { server: acme, request: booking, properties: { presentation: 'inline' } },
};
