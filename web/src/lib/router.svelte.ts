export type Route =
  | { page: 'home' }
  | { page: 'game'; game: string }
  | { page: 'table'; code: string }
  | { page: 'replay'; match: string | null }
  | { page: 'matches' }
  | { page: 'rules'; game: string }
  | { page: 'devices' }
  | { page: 'unknown' };

export function parse(path: string): Route {
  const [first = '', second = '', ...more] = path.split('/').slice(1).map(decode);
  if (more.some((part) => part !== '')) return { page: 'unknown' };
  switch (first) {
    case '':
      return { page: 'home' };
    case 'game':
      return second ? { page: 'game', game: second } : { page: 'home' };
    case 't':
      return second ? { page: 'table', code: second } : { page: 'home' };
    case 'replay':
      return { page: 'replay', match: second || null };
    case 'rules':
      return second ? { page: 'rules', game: second } : { page: 'unknown' };
    case 'matches':
    case 'devices':
      return second ? { page: 'unknown' } : { page: first };
    default:
      return { page: 'unknown' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  private path = $state(location.pathname);
  readonly route = $derived(parse(this.path));

  start(): void {
    addEventListener('popstate', () => (this.path = location.pathname));
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(address: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const router = new Router();
