import type { Group } from '../story.js';

const page = (
  url: string,
  message = 'Sign in to link your calendar. What you enter there stays between you and that site.',
) => ({
  mode: 'url',
  elicitationId: 'calendar-1',
  message,
  url,
});

export const pages: Group = {
  title: 'URL mode',
  asked: 'Link my calendar.',
  stories: [
    {
      id: 'page',
      title: 'Sign in on another page',
      description:
        'Shows the whole address with its domain highlighted. Nothing is fetched before you agree. Then the dialog waits.',
      payload: page('https://accounts.calendar.example.co.uk/oauth/authorize?client_id=acme&state=9f2c'),
    },
    {
      id: 'page-lookalike',
      title: 'A look-alike name',
      description: 'A name with letters of other scripts is shown in its encoded form, with a warning.',
      payload: page('https://accounts.xn--clendar-9za.example/oauth/authorize'),
    },
    {
      id: 'page-odd',
      title: 'An odd address',
      description:
        'No encryption, a user name that looks like a host, an IP address, a port: each has its own warning.',
      payload: page('http://calendar.example@203.0.113.7:8080/login'),
    },
    {
      id: 'page-private',
      title: 'A private address',
      description: 'An address on your device or in your local network.',
      payload: page('https://printer.local/setup'),
    },
    {
      id: 'page-script',
      title: 'Not a web page',
      description: 'Only http and https URLs can be opened. Anything else is refused with an error.',
      payload: page('javascript:alert(document.domain)'),
    },
    {
      id: 'pages-required',
      title: 'The error −32042',
      description: 'The pages in the error become steps of one dialog.',
      payload: {
        jsonrpc: '2.0',
        id: 7,
        error: {
          code: -32042,
          message: 'Authorization is needed',
          data: {
            elicitations: [
              page('https://accounts.calendar.example/connect'),
              { ...page('https://mail.example/connect', 'Link your mail, too.'), elicitationId: 'mail-1' },
            ],
          },
        },
      },
    },
  ],
};
