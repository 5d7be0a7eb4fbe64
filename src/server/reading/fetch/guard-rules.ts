import { operation } from '#shared/rules/operation'
import { findAllowed } from './allow-list.ts'
import { checkContentType, checkUnknownBody } from './content-types.ts'
import { type FetchLimits, openAgent } from './open-agent.ts'
import { isPublicIp } from './public-ip.ts'
import { isPublicName } from './public-name.ts'
import { readBody } from './read-body.ts'
import { refuseStatus } from './refusals.ts'
import { hasNoUser, isPlainText, isWebPort, isWebScheme } from './web-address.ts'

export const fetchLimits: FetchLimits = {
  redirects: 5,
  bodyBytes: operation.pageBytes,
  headerBytes: 16 * 1024,
  totalMs: 15_000,
}

/** The guard's decisions, in order. In one table, so that a test can disable each and see that it is missed. */
export const guardRules = {
  text: isPlainText,
  scheme: isWebScheme,
  user: hasNoUser,
  exception: findAllowed,
  name: isPublicName,
  literal: (ip: string, isPublic: IsPublic) => isPublic(ip),
  port: isWebPort,
  /** Of messages: pages are read over plain http too. */
  transport: (url: URL, isException: boolean) => url.protocol === 'https:' || isException,
  publicIp: isPublicIp,
  answers: (ips: readonly string[], isPublic: IsPublic) => ips.every((ip) => isPublic(ip)),
  agent: openAgent,
  status: (status: number, _header: (name: string) => string) => refuseStatus(status),
  contentType: checkContentType,
  body: readBody,
  unknownBody: checkUnknownBody,
}

export type GuardRules = typeof guardRules
type IsPublic = (ip: string) => boolean
