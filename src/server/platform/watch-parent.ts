import { Worker } from 'node:worker_threads'

/**
 * For a child process: ends it when its parent is gone. A parent kills a child that runs too long, but a parent that
 * was itself killed cannot. A thread, which runs even while the main one is stuck, then ends the process.
 */
export function watchParent(): void {
  const watch = `const parent = process.ppid
    setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 1000)`
  new Worker(watch, { eval: true }).unref()
}
