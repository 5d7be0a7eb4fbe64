import { setTimeout as wait } from 'node:timers/promises'
import type { LinkedinConfig } from '#server/platform/config'

/** How LinkedIn is reached: what every call to it is made with. */
export interface Linkedin {
  /** Where people sign in and tokens are given. */
  oauthBase: string
  apiBase: string
  /** Lets some time pass before something is tried again. */
  wait(ms: number): Promise<unknown>
}

/** With the version of the API that is sent with each call, as YYYYMM. */
export interface VersionedLinkedin extends Linkedin {
  apiVersion: string
}

/** Who makes calls, and who counts them: LinkedIn limits a member's calls in a day. */
export interface Caller {
  accessToken: string
  counter: CallCounter
}

/** Neither of them throws. */
export interface CallCounter {
  count(): Promise<void>
  /** LinkedIn said that no calls are left today. */
  noteDayLimit(): Promise<void>
}

/** LinkedIn as one member uses it. */
export interface MemberLinkedin extends VersionedLinkedin, Caller {}

/** An app at LinkedIn: what people connect their accounts with. */
export interface LinkedinApp {
  clientId: string
  clientSecret: string
}

export function createLinkedin(config: LinkedinConfig): Linkedin {
  const { oauthBase, apiBase } = config
  return { oauthBase, apiBase, wait }
}
