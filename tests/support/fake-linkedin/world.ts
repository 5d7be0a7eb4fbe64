import { randomBytes } from 'node:crypto'

/** What LinkedIn knows: apps, members and their pages, codes and tokens. */

export type Product = 'sign-in' | 'share' | 'community-management'

/** Which scopes a product brings. */
export const scopesOf: Readonly<Record<Product, readonly string[]>> = {
  'sign-in': ['openid', 'profile', 'email'],
  share: ['w_member_social'],
  'community-management': ['w_organization_social', 'r_organization_social', 'rw_organization_admin'],
}

export interface FakeApp {
  clientId: string
  clientSecret: string
  products: Product[]
  redirectUris: string[]
}

export interface FakeMember {
  sub: string
  given: string
  family: string
  email: string
  picture?: string
  /** The pages they run. */
  pages: { id: string; name: string }[]
}

export interface FakeToken {
  token: string
  clientId: string
  member: FakeMember
  scopes: string[]
  expiresAt: number
  isRevoked: boolean
  /** So many calls more are answered REVOKED_ACCESS_TOKEN, as those right after an exchange. */
  hesitations: number
}

interface Code {
  code: string
  clientId: string
  redirectUri: string
  member: FakeMember
  scopes: string[]
  expiresAt: number
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

export class World {
  readonly apps: FakeApp[] = []
  readonly members: FakeMember[] = []
  readonly tokens: FakeToken[] = []
  readonly codes: Code[] = []
  /** Who sits at the browser, and what they do on LinkedIn's page. */
  visitor: FakeMember
  decision: 'agree' | 'user_cancelled_login' | 'user_cancelled_authorize' = 'agree'
  /** The next token is given without these, and nothing says so. */
  droppedScopes: string[] = []
  /** How many calls a new token hesitates. */
  hesitations = 0
  saysTokenType = true
  /** Where a browser finds the app, whose own PUBLIC_URL has no port yet in a test; null: at the redirect address. */
  appOrigin: string | null = null
  readonly now: () => number

  constructor(now: () => number) {
    this.now = now
    this.visitor = this.addMember({ given: 'Ann', family: 'Author' })
  }

  addMember(member: Partial<FakeMember> = {}): FakeMember {
    const added: FakeMember = {
      sub: `sub${this.members.length + 1}-${randomBytes(3).toString('hex')}`,
      given: 'Ann',
      family: 'Author',
      email: 'ann@example.com',
      pages: [],
      ...member,
    }
    this.members.push(added)
    return added
  }

  /** Someone else sits down at the browser. */
  seat(member: Partial<FakeMember> = {}): FakeMember {
    this.visitor = this.addMember(member)
    return this.visitor
  }

  /** As the token generator of the portal makes one, or the exchange of a code. */
  giveToken(given: { clientId?: string; member?: FakeMember; scopes?: string[]; lastsMs?: number } = {}): FakeToken {
    const token: FakeToken = {
      token: `AQ${randomBytes(250).toString('base64url')}`,
      clientId: given.clientId ?? this.apps[0]?.clientId ?? '',
      member: given.member ?? this.visitor,
      scopes: given.scopes ?? ['openid', 'profile', 'email', 'w_member_social'],
      expiresAt: this.now() + (given.lastsMs ?? 60 * dayMs),
      isRevoked: false,
      hesitations: 0,
    }
    this.tokens.push(token)
    return token
  }

  giveCode(given: Omit<Code, 'code' | 'expiresAt'>): string {
    const code = `AQT${randomBytes(40).toString('base64url')}`
    this.codes.push({ ...given, code, expiresAt: this.now() + 30 * minuteMs })
    return code
  }

  /** A code works once. */
  takeCode(code: string): Code | undefined {
    const index = this.codes.findIndex((each) => each.code === code && each.expiresAt > this.now())
    return index < 0 ? undefined : this.codes.splice(index, 1)[0]
  }
}
