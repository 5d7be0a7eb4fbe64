import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, EnvHttpProxyAgent, interceptors } from 'undici'
import { checkedLookup, type Resolve } from '#server/reading/fetch/checked-lookup'
import { type GuardRules, guardRules } from '#server/reading/fetch/guard-rules'
import type { FetchLimits } from '#server/reading/fetch/open-agent'
import { isPublicIp } from '#server/reading/fetch/public-ip'
import { readBody } from '#server/reading/fetch/read-body'

/** One mistake in the guard. `resolve` is DNS without any check. */
export interface BrokenGuard {
  mistake: string
  /** The id of the case that must fail because of it. */
  noticedBy: string
  rules?: (resolve: Resolve) => Partial<GuardRules>
  limits?: Partial<FetchLimits>
}

const yes = () => true
const rules = (changed: Partial<GuardRules>) => () => changed
const publicIp = (isPublic: (ip: string) => boolean) => rules({ publicIp: isPublic })
const isUnicast = (ip: string) => isIP(ip) !== 0 && ipaddr.parse(ip).range() === 'unicast'

export const brokenGuards: BrokenGuard[] = [
  { mistake: 'the raw text is not looked at', noticedBy: 'S157', rules: rules({ text: yes }) },
  { mistake: 'any scheme passes', noticedBy: 'scheme-1', rules: rules({ scheme: yes }) },
  { mistake: 'users and passwords pass', noticedBy: 'S147', rules: rules({ user: yes }) },
  { mistake: 'local names pass', noticedBy: 'S085', rules: rules({ name: yes }) },
  { mistake: 'IP literals are not checked', noticedBy: 'S001', rules: rules({ literal: yes }) },
  {
    mistake: 'IP literals are compared as text',
    noticedBy: 'S011',
    rules: rules({ literal: (ip) => !/^(127|10|192\.168)\./.test(ip) }),
  },
  { mistake: 'any port passes', noticedBy: 'S185', rules: rules({ port: yes }) },
  {
    mistake: 'IPv6 is taken at the word of ipaddr.js',
    noticedBy: 'ip-15',
    rules: publicIp((ip) => (isIP(ip) === 6 ? isUnicast : isPublicIp)(ip)),
  },
  {
    mistake: 'IPv4 is taken at the word of ipaddr.js',
    noticedBy: 'S025',
    rules: publicIp((ip) => (isIP(ip) === 4 ? isUnicast : isPublicIp)(ip)),
  },
  {
    mistake: 'IPv4 mapped into IPv6 passes',
    noticedBy: 'S049',
    rules: publicIp((ip) => ip.startsWith('::ffff:') || isPublicIp(ip)),
  },
  { mistake: 'NAT64 passes', noticedBy: 'S055', rules: publicIp((ip) => ip.startsWith('64:ff9b:') || isPublicIp(ip)) },
  { mistake: '6to4 passes', noticedBy: 'S057', rules: publicIp((ip) => ip.startsWith('2002:') || isPublicIp(ip)) },
  { mistake: 'DNS answers are not checked', noticedBy: 'S097', rules: rules({ answers: yes }) },
  {
    mistake: 'only the first DNS answer is checked',
    noticedBy: 'S101',
    rules: rules({ answers: ([first = ''], isPublic) => isPublic(first) }),
  },
  {
    mistake: 'one good DNS answer is enough',
    noticedBy: 'dns-1',
    rules: rules({ answers: (ips, isPublic) => ips.some((ip) => isPublic(ip)) }),
  },
  {
    mistake: 'the name is resolved again for the socket',
    noticedBy: 'S105',
    rules: (resolve) => ({
      agent: (lookup, limits) =>
        guardRules.agent((host, options, callback) => {
          lookup(host, options, (error, ...checked) => {
            if (error) callback(error, ...checked)
            else checkedLookup({ ...guardRules, answers: yes }, resolve, null)(host, options, callback)
          })
        }, limits),
    }),
  },
  {
    mistake: 'the connection follows redirects by itself',
    noticedBy: 'S123',
    rules: rules({
      agent: (lookup, limits) =>
        guardRules.agent(lookup, limits).compose(interceptors.redirect({ maxRedirections: 5 })),
    }),
  },
  {
    mistake: 'a proxy of the environment is used',
    noticedBy: 'S193',
    rules: rules({ agent: () => new EnvHttpProxyAgent() }),
  },
  {
    mistake: 'certificates are not verified',
    noticedBy: 'exception-8',
    rules: rules({ agent: (lookup) => new Agent({ connect: { lookup, rejectUnauthorized: false } }) }),
  },
  {
    mistake: 'an exception holds for its host at any port',
    noticedBy: 'exception-1',
    rules: rules({ exception: (all, host) => all.find((one) => one.host === host) }),
  },
  {
    mistake: 'an exception holds for any host at its port',
    noticedBy: 'exception-2',
    rules: rules({ exception: (all, _, port) => all.find((one) => one.port === port) }),
  },
  { mistake: 'any content type passes', noticedBy: 'S221', rules: rules({ contentType: () => {} }) },
  {
    mistake: 'the size is counted before unpacking only',
    noticedBy: 'limits-4',
    rules: rules({ body: readPackedOnly }),
  },
  { mistake: 'bodies have no limit', noticedBy: 'limits-1', limits: { bodyBytes: 512 * 1024 * 1024 } },
  { mistake: 'headers have no limit', noticedBy: 'limits-5', limits: { headerBytes: 1024 * 1024 } },
  { mistake: 'redirects have no limit', noticedBy: 'limits-7', limits: { redirects: 100 } },
  { mistake: 'there is no deadline', noticedBy: 'S219', limits: { totalMs: 5_000 } },
]

async function readPackedOnly(body: AsyncIterable<Uint8Array>, coding: string, maxBytes: number): Promise<Uint8Array> {
  const packed = await readBody(body, '', maxBytes)
  const again = (async function* () {
    yield packed
  })()
  return readBody(again, coding, 512 * 1024 * 1024)
}
