import { inputRequired, inputResponse, type RequestStateCodec } from '@modelcontextprotocol/server';
import type { SignIns } from '../sign-ins.js';
import { say, type Tool } from './tool.js';

/** The sign-in that a call waits for. */
export interface Awaited {
  readonly token: string;
}

export interface SignInOptions {
  readonly era: 'legacy' | 'modern';
  readonly signIns: SignIns;
  readonly states: RequestStateCodec<Awaited>;
  /** URL of the sign-in page. */
  readonly page: URL;
}

/** Credentials are entered on a separate page, so they never pass through the client. */
export const linkMail = ({ era, signIns, states, page }: SignInOptions): Tool => ({
  name: 'link-mail',
  title: 'Link your mail',
  description: 'Links your mail after you have signed in.',
  async rounds(context) {
    const { inputResponses, requestState, signal, notify } = context.mcpReq;
    const token = requestState<Awaited>()?.token;
    const answer = inputResponse(inputResponses, 'sign-in');
    if (!token || answer.kind !== 'elicit') return ask(signIns.start());
    if (answer.action !== 'accept') {
      return say(`Your mail is not linked, as you ${answer.action === 'decline' ? 'declined' : 'left it undecided'}.`);
    }
    const account = await signIns.account(token, signal);
    // 2026-07-28 has no completion notification. The result of this call takes its place.
    if (era === 'legacy') {
      await notify({ method: 'notifications/elicitation/complete', params: { elicitationId: token } });
    }
    return say(account ? `Your mail is linked: ${account}.` : 'Your mail is not linked: nobody signed in.');

    async function ask(token: string) {
      const url = new URL(page);
      url.searchParams.set('token', token);
      return inputRequired({
        inputRequests: {
          'sign-in': inputRequired.elicitUrl({
            message: 'Sign in to link your mail. What you enter there stays between you and that page.',
            url: url.href,
            ...(era === 'legacy' && { elicitationId: token }),
          }),
        },
        requestState: await states.mint({ token }, context),
      });
    }
  },
});
