import type { CatalogueGame, MyMatch, MyStatistics, MyTable, OpenTable, Refusal, Replay, Viewer } from './protocol';

/** The server said no, with a reason. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(method === 'GET' ? {} : { headers: { 'Content-Type': 'application/json' } }),
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ code: 'offline', text: 'The server does not answer.' });
  }
  const text = await answer.text();
  let value: unknown = null;
  try {
    value = text === '' ? null : JSON.parse(text);
  } catch {
    value = null;
  }
  if (!answer.ok) {
    const refused = (value as { refused?: Refusal } | null)?.refused;
    throw new Refused(refused ?? { code: 'offline', text: `The server answers ${answer.status}.` });
  }
  return value as T;
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, unknown>;
  name: string;
  bots?: string;
  open?: boolean;
  start?: boolean;
}

export interface Device {
  id: string;
  /** What kind of device it is, as the server guessed. */
  label: string;
  created: number;
  seen: number;
  current: boolean;
}

const part = encodeURIComponent;
let catalogue: Promise<{ games: CatalogueGame[] }> | null = null;
let me: Promise<{ name: string; devices: number }> | null = null;

export const api = {
  /** Fetched once a visit. */
  catalogue(): Promise<{ games: CatalogueGame[] }> {
    catalogue ??= call<{ games: CatalogueGame[] }>('GET', '/api/catalogue').catch((error: unknown) => {
      catalogue = null;
      throw error;
    });
    return catalogue;
  },
  /** Makes sure that this browser has an identity. */
  me(): Promise<{ name: string; devices: number }> {
    me ??= call<{ name: string; devices: number }>('POST', '/api/me', {}).catch((error: unknown) => {
      me = null;
      throw error;
    });
    return me;
  },
  forgetMe(): void {
    me = null;
  },
  async setName(name: string): Promise<void> {
    await call('POST', '/api/me/name', { name });
    me = null;
  },
  myTables: () => call<MyTable[]>('GET', '/api/me/tables'),
  myMatches: () => call<MyMatch[]>('GET', '/api/me/matches'),
  myStatistics: (game: string) => call<MyStatistics>('GET', `/api/me/statistics?game=${part(game)}`),
  openTables: () => call<OpenTable[]>('GET', '/api/tables'),
  createTable: (table: NewTable) => call<{ code: string; url: string }>('POST', '/api/tables', table),
  address: () => call<{ url: string }>('GET', '/api/address'),
  devices: () => call<Device[]>('GET', '/api/me/devices'),
  endDevice: (id: string) => call<unknown>('DELETE', `/api/me/devices/${part(id)}`),
  inviteDevice: () => call<{ secret: string; expires: number }>('POST', '/api/me/devices/invite', {}),
  joinDevice: (secret: string) => call<unknown>('POST', '/api/me/devices/join', { secret }),
  replay: (match: string, as: Viewer) => call<Replay>('GET', `/api/matches/${part(match)}/replay?as=${part(as)}`),
  replayOf: (log: string, as: Viewer) => call<Replay>('POST', `/api/replay?as=${part(as)}`, log),
  logAddress: (match: string) => `/api/matches/${part(match)}/log`,
  /** Why a table's socket does not open: a refusal, or null where the server cannot be reached or has no objection. */
  async socketRefusal(code: string): Promise<Refusal | null> {
    try {
      await call('GET', `/api/tables/${part(code)}/socket`);
      return null;
    } catch (error) {
      return error instanceof Refused ? error.refusal : null;
    }
  },
};
