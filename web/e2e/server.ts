import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The server as built from this tree; the tests' runner names it. */
export const PROGRAM = process.env.TEMPORA_PROGRAM ?? join(import.meta.dirname, '../../build/release/cli/tempora');

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** A real server with a folder of its own for its data. */
export class TestServer {
  private process: ChildProcess | null = null;
  private readonly data = mkdtempSync(join(tmpdir(), 'tempora-e2e-'));
  private port = 0;

  get origin(): string {
    return `http://localhost:${this.port}`;
  }
  /** The same server by another of the machine's names. */
  at(host: string): string {
    return `http://${host}:${this.port}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    writeFileSync(join(this.data, 'settings.toml'), 'bot_pace = [0, 0]\n');
    const child = spawn(PROGRAM, ['serve', '--port', String(this.port), '--data', this.data], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.process = child;
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-2000)));
    let ended = false;
    child.once('exit', () => (ended = true));
    child.once('error', (error) => {
      ended = true;
      words += String(error);
    });
    for (;;) {
      if (ended) throw new Error(`${PROGRAM} serve ended: ${words}`);
      const answer = await fetch(`${this.origin}/health`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Ends the process at once, as a crash would. */
  async kill(): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
