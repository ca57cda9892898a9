// What this browser keeps for itself. A browser that forbids storage plays on without.

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`tempora.${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full storage: the value lives as long as the page.
  }
}

export function kept<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(`tempora.${key}`);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
