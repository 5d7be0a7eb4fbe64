import { apiError, type FakeAnswer, type FakeRequest } from './wire.ts'

/** The versions of the API: all months but December, until one is ended. */
export class Versions {
  readonly ended = new Set<string>()
  /** The version of each call that was let through, or not, in order. */
  readonly asked: string[] = []
  /** Asked at each call of the versioned API: whether its version ends with it. */
  chance: () => boolean = () => false

  works(version: string): boolean {
    return /^20\d{2}(?:0[1-9]|1[01])$/.test(version) && !this.ended.has(version)
  }

  /** The refusal of a call with a version that does not work; undefined: it does, or the call needs none. */
  answer({ path, headers }: FakeRequest): FakeAnswer | undefined {
    const version = String(headers['linkedin-version'])
    if (!path.startsWith('/rest/') || !/^\d{6}$/.test(version)) return undefined
    this.asked.push(version)
    if (this.chance()) this.ended.add(version)
    if (this.works(version)) return undefined
    return apiError(426, 0, 'NONEXISTENT_VERSION', `Requested version ${version} is not active`)
  }
}
