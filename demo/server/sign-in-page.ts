import type { SignIns } from './sign-ins.js';

const POLICY = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The sign-in page of a fictional third-party service. It tells the server who has signed in. */
export async function signInPage(request: Request, signIns: SignIns): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (!signIns.isPending(token))
    return page('This link has expired', '<p>Go back to the chat, and ask again.</p>', 410);
  if (request.method !== 'POST') {
    return page(
      'Sign in to Acme Mail',
      `<form method="post">
        <p><label>Account <input name="account" autocomplete="username" required value="ada@mail.example"></label></p>
        <p><button>Sign in</button></p>
      </form>`,
    );
  }
  const account = String((await request.formData()).get('account') ?? '').slice(0, 100);
  signIns.finish(token, account);
  return page('You are signed in', '<p>You can close this page, and go back to the chat.</p>');
}

function page(title: string, body: string, status = 200): Response {
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin', // keeps the URL secret, but sends the origin of the form
    },
  });
}
