import type { LinkedinAnswer } from './http.ts'
import type { Linkedin } from './linkedin.ts'

const retryEveryMs = 1_000
const retries = 10

/** Repeats a call with a token that was issued just now: LinkedIn may call it revoked for some seconds. */
export async function untilAccepted(
  { wait }: Pick<Linkedin, 'wait'>,
  call: () => Promise<LinkedinAnswer>,
): Promise<LinkedinAnswer> {
  let answer = await call()
  for (let tries = 0; answer.status === 401 && tries < retries; tries += 1) {
    await wait(retryEveryMs)
    answer = await call()
  }
  return answer
}
