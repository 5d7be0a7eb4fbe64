import { randomBytes } from 'node:crypto'

/** LinkedIn's data: apps, members and their pages, codes and tokens. */

export type Product = 'sign-in' | 'share' | 'community-management' | 'pages-only'

/** The scopes of each product. */
export const scopesOf: Readonly<Record<Product, readonly string[]>> = {
  'sign-in': ['openid', 'profile', 'email'],
  share: ['w_member_social'],
  'community-management': [
    'r_basicprofile',
    'w_member_social',
    'w_member_social_feed',
    'r_member_postAnalytics',
    'r_member_profileAnalytics',
    'w_organization_social',
    'r_organization_social',
    'w_organization_social_feed',
    'r_organization_social_feed',
    'r_organization_followers',
    'rw_organization_admin',
  ],
  /** As LinkedIn reviewed apps before there was more. */
  'pages-only': ['w_organization_social', 'r_organization_social', 'rw_organization_admin'],
}

export interface FakeApp {
  clientId: string
  clientSecret: string
  products: Product[]
  redirectUris: string[]
  /** Whether its tokens come with refresh tokens. */
  refreshes?: boolean
}

export interface FakePage {
  id: string
  name: string
  role?: string
  /** In its address. */
  vanityName?: string
  followers?: FakeMember[]
}

export interface FakeMember {
  /** Under which the first app knows them. */
  sub: string
  given: string
  family: string
  email: string
  picture?: string
  /** The pages they have a role for. */
  pages: FakePage[]
}

export interface FakeToken {
  token: string
  clientId: string
  member: FakeMember
  scopes: string[]
  expiresAt: number
  isRevoked: boolean
  /** How many more calls are answered REVOKED_ACCESS_TOKEN, as right after an exchange. */
  hesitations: number
}

export interface FakeRefresh {
  token: string
  clientId: string
  member: FakeMember
  scopes: string[]
  expiresAt: number
  isRevoked: boolean
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
  /** Pages that no member here runs. */
  readonly companies: FakePage[] = []
  readonly tokens: FakeToken[] = []
  readonly refreshTokens: FakeRefresh[] = []
  readonly codes: Code[] = []
  /** The person at the browser, and their choice on LinkedIn's page. */
  visitor: FakeMember
  decision: 'agree' | 'user_cancelled_login' | 'user_cancelled_authorize' = 'agree'
  /** The next token silently lacks these. */
  droppedScopes: string[] = []
  /** For how many calls a new token is not accepted yet. */
  hesitations = 0
  saysTokenType = true
  /** Whether a refresh token is replaced when it is used. */
  rotates = false
  /**
   * The app's address for the browser, since its own PUBLIC_URL has no port yet in a test; null: the redirect address.
   */
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

  /** Another person takes over the browser. */
  seat(member: Partial<FakeMember> = {}): FakeMember {
    this.visitor = this.addMember(member)
    return this.visitor
  }

  pages(): FakePage[] {
    return [...this.companies, ...this.members.flatMap((member) => member.pages)]
  }

  /** What a mention of this urn may be called: a page as it is, a member also by one of their names. */
  namesOf(urn: string): string[] {
    const pages = this.pages()
    const members = this.members.filter(({ sub }) => urn === `urn:li:person:${sub}`)
    return [
      ...pages.filter(({ id }) => urn === `urn:li:organization:${id}`).map(({ name }) => name),
      ...members.flatMap(({ given, family }) => [`${given} ${family}`, given, family]),
    ]
  }

  /** As the portal's token generator, or a code's exchange, makes one. */
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

  giveRefresh(given: Pick<FakeRefresh, 'clientId' | 'member' | 'scopes'>): FakeRefresh {
    const token = `AQX${randomBytes(200).toString('base64url')}`
    const refresh = { ...given, token, expiresAt: this.now() + 365 * dayMs, isRevoked: false }
    this.refreshTokens.push(refresh)
    return refresh
  }

  /** LinkedIn tells each app another id of the same person. */
  personUrn({ member, clientId }: Pick<FakeToken, 'member' | 'clientId'>): string {
    const isSecond = this.apps.findIndex((app) => app.clientId === clientId) > 0
    return `urn:li:person:${isSecond ? `${member.sub}-second` : member.sub}`
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
