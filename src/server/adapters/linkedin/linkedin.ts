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

/** An app at LinkedIn: what people connect their accounts with. */
export interface LinkedinApp {
  clientId: string
  clientSecret: string
}

export function createLinkedin(config: LinkedinConfig): Linkedin {
  const { oauthBase, apiBase } = config
  return { oauthBase, apiBase, wait }
}

/** Headers of a call besides its token. */
export function apiHeaders(linkedin: VersionedLinkedin, accessToken: string): Record<string, string> {
  return {
    authorization: `Bearer ${accessToken}`,
    'linkedin-version': linkedin.apiVersion,
    'x-restli-protocol-version': '2.0.0',
  }
}
