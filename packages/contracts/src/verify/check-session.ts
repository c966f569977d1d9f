import { api } from '../api.ts';
import type { AnyEndpoint } from '../core/endpoint.ts';
import type { Finding, Received, Target } from './target.ts';
import { checkAnswer } from './check-answer.ts';

interface SessionCheck {
  readonly name: string;
  readonly endpoint: AnyEndpoint;
  readonly check: (target: Target) => Promise<{ received: Received; findings: readonly Finding[] }>;
}

/** A POST that only reads, so it can test tokens without changing anything. */
const harmless = { endpoint: api.locations.listByIds, parts: { body: { locations: [] } } } as const;

function refusesToken(name: string, header: string | null): SessionCheck {
  return {
    name,
    endpoint: harmless.endpoint,
    async check({ ask }) {
      const received = await ask(harmless.endpoint, harmless.parts, { 'X-XSRF-TOKEN': header });
      const findings = checkAnswer(harmless.endpoint, received);
      if (received.status === 419) return { received, findings };
      const detail = `${received.status} instead of 419`;
      return { received, findings: [...findings, { kind: 'csrf', path: '', detail }] };
    },
  };
}

export const sessionChecks: readonly SessionCheck[] = [
  {
    name: 'the token is given in a cookie that scripts can read, the session in one they cannot',
    endpoint: api.session.csrfCookie,
    async check({ ask }) {
      // Asks without cookies, because a server may keep a valid session without sending its cookie again.
      const received = await ask(api.session.csrfCookie, {}, { Cookie: '' });
      const given = received.headers.getSetCookie();
      const token = given.find((cookie) => cookie.startsWith('XSRF-TOKEN='));
      const session = given.find((cookie) => /;\s*httponly/i.test(cookie));
      const findings: Finding[] = [];
      if (!token) findings.push({ kind: 'csrf', path: '', detail: 'sets no XSRF-TOKEN' });
      else if (/;\s*httponly/i.test(token))
        findings.push({ kind: 'csrf', path: '', detail: 'hides XSRF-TOKEN from scripts' });
      if (!session)
        findings.push({ kind: 'session', path: '', detail: 'sets no session that is HttpOnly' });
      return { received, findings };
    },
  },
  refusesToken('a write without the token is refused', null),
  refusesToken('a write with another token is refused', 'not-the-token'),
  {
    name: 'who is not signed in is told so',
    endpoint: api.currentUser.show,
    async check({ ask }) {
      const received = await ask(api.currentUser.show, {}, { Cookie: '' });
      const findings = checkAnswer(api.currentUser.show, received);
      if (received.status === 401) return { received, findings };
      const detail = `${received.status} instead of 401`;
      return { received, findings: [...findings, { kind: 'session', path: '', detail }] };
    },
  },
];
