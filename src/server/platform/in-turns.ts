import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Texts in a row before others get their turn: a few milliseconds. */
const atOnce = 25

/** Maps a long list, and lets other requests in between. */
export async function inTurns<From, To>(list: readonly From[], work: (each: From) => To): Promise<To[]> {
  const done: To[] = []
  for (const each of list) {
    done.push(work(each))
    if (done.length % atOnce === 0) await yieldToEventLoop()
  }
  return done
}
