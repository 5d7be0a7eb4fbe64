import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { commentsPart } from './comments.ts'
import { Feed } from './feed.ts'
import { figuresPart } from './figures.ts'
import { oauthPart } from './oauth.ts'
import { peoplePart } from './people.ts'
import { postsPart } from './posts.ts'
import { uploadsPart } from './uploads.ts'
import { Versions } from './versions.ts'
import { videosPart } from './videos.ts'
import { type FakeAnswer, type Part, readRequest, respond } from './wire.ts'
import { type FakeApp, World } from './world.ts'

/** LinkedIn on a loopback port: strict, field by field, and misbehaving on demand. */
export interface FakeLinkedin {
  url: string
  /** Settings that lead the server to it, including the apps unless they are entered by hand. */
  addresses: Record<string, string>
  environment: Record<string, string>
  world: World
  /** Posts and uploads, and how posting fails. */
  feed: Feed
  /** Which versions of the API work. */
  versions: Versions
  /** `METHOD /path` of every call, in order. */
  calls: string[]
  /** Refused calls with reasons; a good client leaves it empty. */
  refused: string[]
  /** Sets the answer of the next calls of this kind. @param call as `GET /v2/userinfo` */
  misbehave(call: string, answer: FakeAnswer, times?: number): void
  /** Removes all misbehaviour. */
  recover(): void
  close(): Promise<void>
}

const personApp: FakeApp = {
  clientId: '77personapp',
  clientSecret: 'WPL_AP1.canaryOfThePersonApp',
  products: ['sign-in', 'share'],
  redirectUris: [],
}

const communityApp: FakeApp = {
  clientId: '77communityapp',
  clientSecret: 'WPL_AP1.canaryOfTheCommunityApp',
  products: ['community-management'],
  redirectUris: [],
}

/** @param now the tests' own clock, epoch ms */
export async function startFakeLinkedin(now: () => number = Date.now): Promise<FakeLinkedin> {
  const world = new World(now)
  for (const app of [personApp, communityApp])
    world.apps.push({ ...app, products: [...app.products], redirectUris: [] })
  const feed = new Feed(world.now)
  feed.namesOf = (urn) => world.namesOf(urn)
  const versions = new Versions()
  const calls: string[] = []
  const refused: string[] = []
  const plans: { call: string; answer: FakeAnswer }[] = []
  const refuse = (why: string) => void refused.push(why)
  const parts: Part[] = [
    oauthPart(world, refuse),
    peoplePart(world, refuse),
    postsPart(world, feed, refuse),
    commentsPart(world, feed, refuse),
    uploadsPart(world, feed, refuse),
    figuresPart(world, feed, refuse),
    videosPart(world, feed, refuse),
  ]

  const server = createServer((incoming, response) => {
    serve().catch((error: unknown) => {
      refuse(String(error))
      response.destroy()
    })

    async function serve() {
      const request = await readRequest(incoming)
      const call = `${request.method} ${request.path}`
      calls.push(call)
      const planned = plans.findIndex((plan) => plan.call === call)
      respond(incoming, response, planned < 0 ? await answerOf() : (plans.splice(planned, 1)[0]?.answer ?? 'cut'))

      async function answerOf(): Promise<FakeAnswer> {
        const ended = versions.answer(request)
        if (ended) return ended
        for (const part of parts) {
          const answer = await part(request)
          if (answer) return answer
        }
        refuse(`no such call: ${call}`)
        return { status: 404, json: { status: 404, code: 'RESOURCE_NOT_FOUND', message: 'No virtual resource found' } }
      }
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const addresses = { LINKEDIN_OAUTH_BASE: url, LINKEDIN_API_BASE: url }
  return {
    url,
    addresses,
    environment: {
      ...addresses,
      LINKEDIN_CLIENT_ID: personApp.clientId,
      LINKEDIN_CLIENT_SECRET: personApp.clientSecret,
      LINKEDIN_COMMUNITY_CLIENT_ID: communityApp.clientId,
      LINKEDIN_COMMUNITY_CLIENT_SECRET: communityApp.clientSecret,
    },
    world,
    feed,
    versions,
    calls,
    refused,
    misbehave(call, answer, times = 1) {
      for (let count = 0; count < times; count += 1) plans.push({ call, answer })
    },
    recover: () => void plans.splice(0),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
