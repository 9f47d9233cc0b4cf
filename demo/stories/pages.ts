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
  title: 'A page to open',
  asked: 'Link my calendar.',
  stories: [
    {
      id: 'page',
      title: 'Sign in elsewhere',
      description:
        'The whole address is shown, its owner set apart; nothing of it is fetched before you agree. Then the dialog waits.',
      payload: page('https://accounts.calendar.example.co.uk/oauth/authorize?client_id=acme&state=9f2c'),
    },
    {
      id: 'page-lookalike',
      title: 'A look-alike name',
      description: 'A name in other letters is shown as it really is, with a warning.',
      payload: page('https://accounts.xn--clendar-9za.example/oauth/authorize'),
    },
    {
      id: 'page-odd',
      title: 'An odd address',
      description:
        'No encryption, a user part that poses as a host, a number for a name, a port: each has its warning.',
      payload: page('http://calendar.example@203.0.113.7:8080/login'),
    },
    {
      id: 'page-private',
      title: 'In your own network',
      description: 'An address that only your device or network knows.',
      payload: page('https://printer.local/setup'),
    },
    {
      id: 'page-script',
      title: 'No web page at all',
      description: 'Only http and https can be opened: anything else is refused with an error.',
      payload: page('javascript:alert(document.domain)'),
    },
    {
      id: 'pages-required',
      title: 'The error −32042',
      description: 'A call that fails for want of pages names them: they become steps of one dialog.',
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
