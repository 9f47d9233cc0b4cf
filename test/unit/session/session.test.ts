import { expect } from '@open-wc/testing';
import { ErrorCode, ProtocolError } from '../../../src/protocol/error.js';
import { readAsk, type Ask } from '../../../src/session/ask.js';
import { Session, type Limited, type Outcome, type Settings, type Wait } from '../../../src/session/session.js';

const weather = { name: 'Weather' };
const defaults: Settings = {
  server: weather,
  protocolVersion: undefined,
  rateLimit: 0,
  review: false,
  objection: undefined,
};
const method = 'elicitation/create';
const form = (message: string) => ({ message, requestedSchema: { properties: { name: { type: 'string' } } } });
const page = (elicitationId?: string) => ({ mode: 'url', message: 'Go', url: 'https://example.org/', elicitationId });

/** A session, with what it told. */
function start() {
  const told: (Outcome | Limited)[] = [];
  const session = new Session((what) => told.push(what));
  const add = (payload: unknown, server: Settings['server'] | null = weather): Ask => {
    const ask = readAsk(payload, { server: server ?? undefined, protocolVersion: undefined });
    if (ask instanceof ProtocolError) throw ask;
    session.add(ask);
    return ask;
  };
  const admit = (settings: Partial<Settings> = {}, now = 0) => session.admit({ ...defaults, ...settings }, now);
  /** Adds and shows. */
  const ask = (payload: unknown): Ask => {
    const added = add(payload);
    admit();
    return added;
  };
  /** Decides what is on show. */
  const answer = (...[action, content]: [Parameters<Session['answer']>[2], Parameters<Session['answer']>[3]?]) => {
    const { view } = session;
    if (view?.kind === 'ask') session.answer(view.ask, view.step, action, content);
  };
  const results = () => told.map((what) => (what.kind === 'result' ? what.result : what));
  const shown = () => {
    const { view } = session;
    return view?.kind === 'ask' ? view.step.message : view?.kind;
  };
  return { session, told, add, admit, ask, answer, results, shown };
}

describe('a session', () => {
  it('shows one request, and lets others wait in the order they came', () => {
    const { session, ask, answer, shown } = start();
    for (const message of ['one', 'two', 'three']) ask(form(message));
    expect([shown(), session.pending]).to.deep.equal(['one', 2]);
    answer('accept', { name: 'Ada' });
    expect([shown(), session.pending]).to.deep.equal(['two', 1]);
    answer('cancel');
    answer('reject');
    expect([shown(), session.pending]).to.deep.equal([undefined, 0]);
  });

  it('tells one result for each, in the protocol’s words', () => {
    const { ask, answer, results } = start();
    for (const payload of [form('one'), form('two'), { ...form('three'), mode: 'form' }, form('four')]) ask(payload);
    answer('accept', { name: 'Ada' });
    answer('reject');
    answer('reject');
    answer('cancel');
    expect(results()).to.deep.equal([
      { action: 'accept', content: { name: 'Ada' } },
      { action: 'reject' },
      { action: 'decline' },
      { action: 'cancel' },
    ]);
  });

  it('takes the first decision, and no other', () => {
    const { session, ask, told } = start();
    const first = ask(form('one'));
    const second = ask(form('two'));
    session.answer(second, second.steps[0], 'accept', {});
    expect(told).to.be.empty;
    session.answer(first, first.steps[0], 'accept', {});
    session.answer(first, first.steps[0], 'reject');
    expect(told.map((what) => what.kind === 'result' && what.action)).to.deep.equal(['accept']);
  });

  it('shows nothing of what has just come: who asks may be said a moment later', () => {
    const { session, add, admit, shown } = start();
    const ask = add(form('one'), null);
    expect(shown()).to.be.undefined;
    expect(session.current).to.equal(ask);
    admit({ server: { name: 'Late' } });
    expect([shown(), ask.server?.name]).to.deep.equal(['one', 'Late']);
  });

  it('keeps the server that a request came with, and names it where it came with none', () => {
    const { session, add } = start();
    const known = add(form('one'));
    const unknown = add(form('two'), null);
    session.name({ name: 'Other' });
    expect([known.server?.name, unknown.server?.name]).to.deep.equal(['Weather', 'Other']);
  });

  it('knows a request that is like one on show or waiting', () => {
    const { session, ask } = start();
    ask(form('one'));
    ask(form('two'));
    expect(session.has(structuredClone(form('two')))).to.be.true;
    expect(session.has(form('three'))).to.be.false;
  });

  it('spells a refusal as the version does that is known when it is shown', () => {
    const { add, admit, answer, results } = start();
    add(form('one'));
    admit({ protocolVersion: '2025-06-18' });
    answer('reject');
    expect(results()).to.deep.equal([{ action: 'decline' }]);
  });

  it('refuses what the host objects to', () => {
    const { session, add, admit, told } = start();
    const error = new ProtocolError(ErrorCode.InvalidParams, 'no');
    const ask = add(form('one'));
    admit({ objection: () => error });
    expect(told).to.deep.equal([{ kind: 'refused', ask, error }]);
    expect(session.current).to.be.undefined;
  });
});

describe('a request that is withdrawn', () => {
  it('goes without a result, and the next is shown', () => {
    const { session, ask, told, shown } = start();
    const first = ask(form('one'));
    ask(form('two'));
    session.withdraw();
    expect([shown(), told.length, session.withdrawn]).to.deep.equal(['two', 0, first]);
  });

  it('was not noticed where it was waiting, or has only just come', () => {
    const { session, ask, add } = start();
    ask(form('one'));
    session.withdraw(ask(form('two')));
    session.withdraw(add(form('three')));
    expect([session.withdrawn, session.pending]).to.deep.equal([undefined, 0]);
  });

  it('is acknowledged, or forgotten with the next answer', () => {
    const { session, ask, answer } = start();
    ask(form('one'));
    session.withdraw();
    expect(session.withdrawn).to.exist;
    session.acknowledge();
    expect(session.withdrawn).to.be.undefined;
    ask(form('two'));
    session.withdraw();
    ask(form('three'));
    answer('reject');
    expect(session.withdrawn).to.be.undefined;
  });

  it('may be none', () => {
    const { session, told } = start();
    session.withdraw();
    expect([session.withdrawn, told.length]).to.deep.equal([undefined, 0]);
  });
});

describe('a request with several steps', () => {
  const steps = (...entries: [string, unknown][]) => ({
    requestState: 's',
    inputRequests: Object.fromEntries(entries.map(([key, params]) => [key, { method, params }])),
  });

  it('goes on from step to step, and back, and is sent once', () => {
    const { session, ask, answer, told, shown } = start();
    const asked = ask(steps(['a', form('one')], ['b', form('two')]));
    answer('accept', { name: 'Ada' });
    expect([shown(), told.length]).to.deep.equal(['two', 0]);
    session.back(asked);
    expect(shown()).to.equal('one');
    session.back(asked);
    expect(shown()).to.equal('one');
    answer('accept', { name: 'Bea' });
    answer('reject');
    expect(told).to.deep.equal([
      {
        kind: 'responses',
        ask: asked,
        responses: {
          inputResponses: { a: { action: 'accept', content: { name: 'Bea' } }, b: { action: 'decline' } },
          requestState: 's',
          unanswered: {},
        },
      },
    ]);
  });

  it('is cancelled in what is not decided yet', () => {
    const { ask, answer, told } = start();
    ask(steps(['a', form('one')], ['b', form('two')], ['c', form('three')]));
    answer('reject');
    answer('cancel');
    const [{ responses }] = told as [Extract<Outcome, { kind: 'responses' }>];
    expect(responses.inputResponses).to.deep.equal({
      a: { action: 'decline' },
      b: { action: 'cancel' },
      c: { action: 'cancel' },
    });
  });

  it('is sent at once where a person has nothing to say to it', () => {
    const { session, add, admit, told } = start();
    const sampling = { method: 'sampling/createMessage' };
    add({ inputRequests: { think: sampling } });
    admit();
    const [{ responses }] = told as [Extract<Outcome, { kind: 'responses' }>];
    expect(responses).to.deep.equal({ inputResponses: {}, unanswered: { think: sampling } });
    expect(session.current).to.be.undefined;
  });

  it('may have a step whose key every object inherits', () => {
    const { ask, answer, told } = start();
    ask(steps(['__proto__', form('one')]));
    answer('cancel');
    const [{ responses }] = told as [Extract<Outcome, { kind: 'responses' }>];
    expect(JSON.stringify(responses.inputResponses)).to.equal('{"__proto__":{"action":"cancel"}}');
  });
});

describe('a page that was opened', () => {
  const waiting = () => {
    const all = start();
    all.ask(page('e-1'));
    all.answer('accept');
    return all;
  };

  it('is accepted on consent, without content, and then waited for', () => {
    const { results, session } = waiting();
    expect(results()).to.deep.equal([{ action: 'accept' }]);
    expect(session.view?.kind).to.equal('wait');
  });

  it('gives way to the next request, and comes back after it', () => {
    const { session, ask, answer } = waiting();
    ask(form('one'));
    expect(session.view?.kind).to.equal('ask');
    answer('reject');
    expect(session.view?.kind).to.equal('wait');
  });

  it('is waited for until it is complete, or the person is done with it', () => {
    const { session, ask, answer } = waiting();
    ask(page('e-2'));
    answer('accept');
    session.complete('unknown');
    session.complete('e-1');
    expect(session.view).to.deep.include({ kind: 'wait' });
    const wait = session.view as Wait;
    session.leave(wait);
    expect(session.view).to.be.undefined;
    session.leave(wait);
    expect(session.view).to.be.undefined;
  });

  it('is not waited for where it was refused', () => {
    const { session, ask, answer } = start();
    ask(page());
    answer('reject');
    expect(session.view).to.be.undefined;
  });
});

describe('a server that asks too often', () => {
  it('is cancelled without being shown, which is told beside the result', () => {
    const { session, add, admit, told } = start();
    for (const message of ['one', 'two', 'three']) add(form(message));
    admit({ rateLimit: 2 });
    expect(session.pending).to.equal(1);
    expect(
      told.map((what) => [what.kind, what.kind === 'limited' ? what.reason : what.kind === 'result' && what.result]),
    ).to.deep.equal([
      ['limited', 'rate'],
      ['result', { action: 'cancel' }],
    ]);
  });

  it('is refused once it is muted: what is on show, what waits, and what comes', () => {
    const { session, ask, add, admit, results } = start();
    const first = ask(form('one'));
    ask({ ...form('two'), mode: 'form' });
    add(form('other'), { name: 'Other' });
    admit();
    session.mute(first);
    add(form('three'));
    admit();
    expect(results().map((what) => ('action' in what ? what.action : what.kind))).to.deep.equal([
      'reject',
      'limited',
      'decline',
      'limited',
      'reject',
    ]);
    expect(session.current?.server?.name).to.equal('Other');
    session.unmute(weather);
    add(form('four'));
    admit();
    expect(session.pending).to.equal(1);
  });

  it('is the same server by where it is, whatever it calls itself', () => {
    const { session, add, admit } = start();
    const origin = 'https://weather.example';
    const first = add(form('one'), { name: 'Weather', origin });
    add(form('two'), { name: 'Storm', origin });
    admit();
    session.mute(first);
    expect(session.current).to.be.undefined;
  });
});

it('a session ends with everything cancelled', () => {
  const { session, ask, answer, results } = start();
  ask(page());
  answer('accept');
  ask(form('one'));
  ask(form('two'));
  session.cancelAll();
  expect(results()).to.deep.equal([{ action: 'accept' }, { action: 'cancel' }, { action: 'cancel' }]);
  expect([session.view, session.pending]).to.deep.equal([undefined, 0]);
});

describe('a host that acts on what it hears', () => {
  /** A session whose host does something at each outcome. */
  function reacting(react: (session: Session, what: Outcome | Limited) => void) {
    const kinds: string[] = [];
    const session: Session = new Session((what) => {
      kinds.push(what.kind === 'result' ? what.action : what.kind);
      react(session, what);
    });
    const asks = ['one', 'two', 'three'].map((message) => {
      const ask = readAsk(form(message), defaults) as Ask;
      session.add(ask);
      return ask;
    });
    session.admit(defaults, 0);
    return { session, asks, kinds };
  }

  it('by ending it all hears of each once', () => {
    const { session, asks, kinds } = reacting((each) => each.cancelAll());
    session.answer(asks[0]!, asks[0]!.steps[0], 'reject');
    expect(kinds).to.deep.equal(['reject', 'cancel', 'cancel']);
  });

  it('by dismissing the next hears of each once, also at the end', () => {
    const { session, kinds } = reacting((each) => dismiss(each));
    session.cancelAll();
    expect(kinds).to.deep.equal(['cancel', 'cancel', 'cancel']);
  });

  it('by withdrawing what is about to be refused hears nothing more of it', () => {
    const { session, asks, kinds } = reacting((each, what) => {
      if (what.kind === 'limited') each.withdraw(what.ask);
    });
    session.mute(asks[0]!);
    expect(kinds).to.deep.equal(['reject', 'limited', 'limited']);
    expect(session.current).to.be.undefined;
  });

  function dismiss(session: Session): void {
    const { view } = session;
    if (view?.kind === 'ask') session.answer(view.ask, view.step, 'cancel');
  }
});

describe('pages that are waited for', () => {
  it('come back the last first, each for as long as it is not complete', () => {
    const { session, ask, answer } = start();
    for (const id of ['e-1', 'e-2', 'e-3']) {
      ask(page(id));
      answer('accept');
    }
    const waited = () => (session.view?.kind === 'wait' ? session.view.step.elicitationId : session.view?.kind);
    expect(waited()).to.equal('e-3');
    session.complete('e-2');
    ask(form('one'));
    expect(waited()).to.equal('ask');
    answer('cancel');
    expect(waited()).to.equal('e-3');
    const done = session.view as Wait;
    session.leave(done);
    session.leave(done); // pressed twice: the next wait is not done with
    expect(waited()).to.equal('e-1');
    session.complete('e-1');
    expect(waited()).to.be.undefined;
  });

  it('are steps of a request, too, and wait behind the rest of it', () => {
    const { session, ask, answer, shown } = start();
    const asked = ask({
      inputRequests: { go: { method, params: page('e-1') }, say: { method, params: form('one') } },
    });
    answer('accept');
    expect(shown()).to.equal('one');
    session.back(asked);
    answer('accept');
    answer('reject');
    expect(shown()).to.equal('wait');
    session.leave(session.view as Wait);
    expect(shown()).to.be.undefined; // opened twice, waited for once
  });
});

it('a request with several steps counts as one, and is refused in what is not decided when its server is muted', () => {
  const { session, add, admit, answer, told } = start();
  const asked = add({ inputRequests: { a: { method, params: form('one') }, b: { method, params: form('two') } } });
  add(form('three'));
  admit({ rateLimit: 2 });
  expect([session.pending, told.length]).to.deep.equal([1, 0]);
  answer('accept', { name: 'Ada' });
  session.mute(asked);
  const [first] = told as [Extract<Outcome, { kind: 'responses' }>];
  expect(first.responses.inputResponses).to.deep.equal({
    a: { action: 'accept', content: { name: 'Ada' } },
    b: { action: 'decline' },
  });
});

describe('answers that are reviewed', () => {
  const steps = (...names: readonly string[]) => ({
    inputRequests: Object.fromEntries(names.map((name) => [name, { method, params: form(name) }])),
  });
  function reviewing(payload: unknown) {
    const { session, told, add, admit, answer } = start();
    const ask = add(payload);
    admit({ review: true });
    const review = (...[action]: [Parameters<Session['answer']>[2]]) => {
      expect(session.view?.kind).to.equal('review');
      session.answer(ask, undefined, action);
    };
    const results = () =>
      told.map((what) =>
        what.kind === 'result' ? what.result : what.kind === 'responses' ? what.responses.inputResponses : what.kind,
      );
    return { session, told, ask, answer, review, results };
  }

  it('are sent when they are accepted once more', () => {
    const { answer, review, told, results } = reviewing(form('one'));
    answer('accept', { name: 'Ada' });
    expect(told).to.be.empty;
    review('accept');
    expect(results()).to.deep.equal([{ action: 'accept', content: { name: 'Ada' } }]);
  });

  for (const action of ['reject', 'cancel'] as const) {
    it(`are not sent on ${action}`, () => {
      const { answer, review, results } = reviewing(form('one'));
      answer('accept', { name: 'Ada' });
      review(action);
      expect(results()).to.deep.equal([{ action }]);
    });
  }

  it('can be changed, and are reviewed again at once', () => {
    const { session, ask, answer, review, results } = reviewing(steps('one', 'two', 'three'));
    for (const name of ['Ada', 'Bob', 'Cy']) answer('accept', { name });
    session.back(ask, 0);
    expect(session.view).to.deep.include({ kind: 'ask', step: ask.steps[0] });
    answer('accept', { name: 'Eve' });
    review('accept');
    expect(results()).to.deep.equal([
      {
        one: { action: 'accept', content: { name: 'Eve' } },
        two: { action: 'accept', content: { name: 'Bob' } },
        three: { action: 'accept', content: { name: 'Cy' } },
      },
    ]);
  });

  it('are not sent where the rest of the steps is dismissed before the review', () => {
    const { answer, results } = reviewing(steps('one', 'two'));
    answer('accept', { name: 'Ada' });
    answer('cancel');
    expect(results()).to.deep.equal([{ one: { action: 'cancel' }, two: { action: 'cancel' } }]);
  });

  it('keep the steps that were refused', () => {
    const { answer, review, results } = reviewing(steps('one', 'two'));
    answer('reject');
    answer('accept', { name: 'Ada' });
    review('cancel');
    expect(results()).to.deep.equal([{ one: { action: 'decline' }, two: { action: 'cancel' } }]);
  });

  it('are at least one: a confirmation, or a refusal of all, is decided at once', () => {
    const nothingToSay = reviewing({ message: 'Sure?', requestedSchema: { properties: {} } });
    nothingToSay.answer('accept', {});
    expect(nothingToSay.results()).to.deep.equal([{ action: 'accept', content: {} }]);
    const refused = reviewing(form('one'));
    refused.answer('reject');
    expect(refused.results()).to.deep.equal([{ action: 'reject' }]);
  });

  it('are decided once', () => {
    const { session, ask, answer, review, told } = reviewing(form('one'));
    answer('accept', { name: 'Ada' });
    session.answer(ask, ask.steps[0], 'reject'); // that step is no longer on show
    review('accept');
    session.answer(ask, undefined, 'cancel');
    expect(told).to.have.length(1);
  });
});
