// Signs that something waits: the title, the icon, a sound, and the browser's own notifications where they are wanted and allowed.

let plainTitle = 'Tempora';
let waiting = false;

export function setTitle(title: string): void {
  plainTitle = title;
  show();
}

/** Puts a mark on title and icon while somebody waits for the reader. */
export function setWaiting(now: boolean): void {
  waiting = now;
  show();
}

function show(): void {
  document.title = waiting ? `● ${plainTitle}` : plainTitle;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = waiting ? '/icon-waiting.svg' : '/icon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}

export type Permission = 'possible' | 'granted' | 'denied' | 'impossible';

/** Browsers offer notifications on secure addresses only. */
export function notificationPermission(): Permission {
  if (!('Notification' in window) || !window.isSecureContext) return 'impossible';
  return Notification.permission === 'default' ? 'possible' : Notification.permission;
}

export async function askForNotifications(): Promise<Permission> {
  if (notificationPermission() === 'possible') await Notification.requestPermission();
  return notificationPermission();
}

/** Shows a notification unless the page is being looked at. */
export function notify(text: string, tag: string): void {
  if (document.visibilityState === 'visible' || notificationPermission() !== 'granted') return;
  try {
    const shown = new Notification(plainTitle, { body: text, tag, icon: '/icon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones only allow notifications from a service worker: the other signs are enough.
  }
}

let audio: AudioContext | null = null;

/** Two soft notes. Silent until the reader has touched the page once, as browsers demand. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    for (const [index, frequency] of [587.33, 880].entries()) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = 'sine';
      tone.frequency.value = frequency;
      const at = start + index * 0.14;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.5);
    }
  } catch {
    // No sound device.
  }
}
