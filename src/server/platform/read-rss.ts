import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

const hasProc = existsSync('/proc/self/status')

/** The memory a process holds, in bytes; 0 when it is gone or cannot be asked. */
export async function readRss(pid: number): Promise<number> {
  const kilobytes = hasProc ? await fromProc(pid) : await fromPs(pid)
  return kilobytes * 1024
}

async function fromProc(pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0)
  } catch {
    // The process has just ended.
    return 0
  }
}

/** For systems without /proc. Where there is no `ps` either, V8's heap limit and the clock remain. */
async function fromPs(pid: number): Promise<number> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, stdout) =>
      resolve(error ? 0 : Number(stdout.trim()) || 0),
    )
  })
}
