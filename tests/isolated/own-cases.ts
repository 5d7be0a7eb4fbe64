import type { GuardCase } from './run-cases.ts'

/** Our own cases, besides those of ssrf-cases.json: rows of address, reason and differences from the group. */
type Row = [url: string, why: string, more?: Partial<GuardCase>]

const origin = (path: string) => `http://origin.example.net:{O}${path}`
const redirectTo = (to: string, status = 302) => origin(`/r${status}?to=${encodeURIComponent(to)}`)
const unreadable = { code: 'source_unreadable' }
const unreachable = { code: 'source_unreachable' }
const dry = { dry: true }

const text: Row[] = [
  ['', 'nothing'],
  [' http://www.example.net/', 'space before'],
  ['http://www.example.net/\n', 'line break after'],
  ['http://www.example.net/\r\nHost: x', 'line break and a header'],
  ['http://www.example.net/\u0000', 'null character'],
  ['http://www.example.net/\u2028', 'Unicode line separator'],
  ['http://www.example.net/\ud800', 'half a character'],
  ['http://www.example.net\\@127.0.0.1:{P}/', 'backslash before the host that counts'],
  ['http:/\\127.0.0.1:{P}/', 'mixed slashes'],
  [`http://www.example.net/${'a'.repeat(4000)}`, 'longer than 4,000 characters'],
]

const scheme: Row[] = [
  ['ftp://www.example.net/', 'ftp to a public host'],
  ['ws://www.example.net/', 'web socket'],
  ['blob:http://www.example.net/x', 'blob'],
  ['about:blank', 'about'],
  ['//www.example.net/', 'no scheme'],
]

const parser: Row[] = [
  ['http://user@www.example.net/', 'user alone'],
  ['http://:secret@www.example.net/', 'password alone'],
  ['http://user:secret@origin.example.net:{O}/ok', 'credentials do not ride on an exception'],
  ['http:127.0.0.1:{P}/', 'no slashes'],
  ['http:///127.0.0.1:{P}/', 'three slashes'],
  ['http://localhost..:{P}/', 'two closing dots'],
  ['http://www..example.net/', 'empty label'],
  [`http://${'a.'.repeat(126)}example.net/`, 'name over 253 characters'],
  ['http://www.example.123x/', 'no top-level name'],
]

const name: Row[] = [
  ['http://LOCALHOST:{P}/', 'capitals'],
  ['http://app.localhost:{P}/', 'below localhost'],
  ['http://printer.local./', 'closing dot'],
  ['http://printer\u3002local/', 'ideographic full stop'],
  ['http://nas.lan/', 'local network'],
  ['http://nas.home.arpa/', 'home network (RFC 8375)'],
  ['http://router.home/', 'never delegated'],
  ['http://db.default.svc/', 'cluster service'],
  ['http://api.test/', 'reserved for tests'],
  ['http://api.invalid/', 'reserved, invalid'],
  ['http://1.0.0.127.in-addr.arpa/', 'reverse zone'],
]

const ip: Row[] = [
  ['http://127.0.0.1.:{P}/', 'closing dot'],
  ['http://127.1:{P}/', 'two-part short form'],
  ['http://2130706433:{P}/', 'decimal'],
  ['http://0x7f.0.0.1:{P}/', 'hex first part'],
  ['http://127\u30020\u30020\u30021:{P}/', 'ideographic full stops'],
  ['http://0:{P}/', 'zero'],
  ['http://192.0.0.192/', 'Oracle metadata'],
  ['http://198.18.0.1/', 'benchmarking'],
  ['http://255.255.255.255/', 'broadcast'],
  ['http://[::1]:{P}/', 'loopback'],
  ['http://[::]:{P}/', 'unspecified'],
  ['http://[::ffff:7f00:1]:{P}/', 'mapped, in hex'],
  ['http://[::ffff:93.184.215.14]/', 'mapped, though public'],
  ['http://[::127.0.0.1]/', 'compatible (deprecated)'],
  ['http://[4000::1]/', 'outside 2000::/3'],
  ['http://[64:ff9b:1::1]/', 'local NAT64 (RFC 8215)'],
  ['http://[100::1]/', 'discard'],
  ['http://[2001:db8::1]/', 'documentation'],
  ['http://[2001:20::1]/', 'ORCHID'],
  ['http://[2001:10::1]/', 'old ORCHID'],
  ['http://[2002:a9fe:a9fe::1]/', '6to4 wrapping metadata'],
  ['http://[2a00:1450::5efe:127.0.0.1]/', 'ISATAP'],
  ['http://[fec0::1]/', 'site-local'],
  ['http://[fe80::1%eth0]/', 'zone id'],
]

const dns: Row[] = [
  [
    'http://late.example.net/',
    'private answer last',
    { dns: { 'late.example.net': ['1.1.1.1', '8.8.8.8', '10.0.0.1'] } },
  ],
  ['http://early.example.net/', 'private answer first', { dns: { 'early.example.net': ['127.0.0.1', '1.1.1.1'] } }],
  ['http://mixed.example.net/', 'public IPv4, private IPv6', { dns: { 'mixed.example.net': ['1.1.1.1', 'fd00::1'] } }],
  ['http://mapped.example.net/', 'mapped answer', { dns: { 'mapped.example.net': ['::ffff:127.0.0.1'] } }],
  ['http://compat.example.net/', 'compatible answer', { dns: { 'compat.example.net': ['::127.0.0.1'] } }],
  ['http://zone.example.net/', 'answer with a zone', { dns: { 'zone.example.net': ['2606:4700::1%lo'] } }],
  ['http://azure.example.net/', 'answer of the hand list', { dns: { 'azure.example.net': ['168.63.129.16'] } }],
  ['http://odd.example.net/', 'answer that is no address', { dns: { 'odd.example.net': ['localhost'] } }],
  ['https://private.example.net/', 'TLS is no excuse', { dns: { 'private.example.net': ['127.0.0.1'] } }],
  [
    'http://rebind.example.net/',
    'public at first, then loopback',
    { dnsSeq: { 'rebind.example.net': [['1.1.1.1'], ['127.0.0.1']] } },
  ],
  [
    'http://rebind6.example.net/',
    'public at first, then IPv6 loopback',
    { dnsSeq: { 'rebind6.example.net': [['1.1.1.1'], ['::1']] } },
  ],
]

const redirect: Row[] = [
  ...[301, 302, 303, 307, 308].map(
    (status): Row => [redirectTo('http://127.0.0.1:{P}/', status), `${status} to loopback`],
  ),
  [redirectTo('//127.0.0.1:{P}/'), 'relative to the scheme'],
  [redirectTo('/\\127.0.0.1:{P}/'), 'backslash'],
  [redirectTo('http://localhost:{P}/'), 'localhost'],
  [redirectTo('http://www.example.net:8080/'), 'another port'],
  [redirectTo('http://private.example.net/'), 'private DNS', { dns: { 'private.example.net': ['127.0.0.1'] } }],
  [redirectTo('data:text/html,<p>x</p>'), 'data'],
  [redirectTo(redirectTo(redirectTo('http://[::1]:{P}/'))), 'three hops, then loopback'],
  [redirectTo('https://www.youtube.com/watch?v=x'), 'a site that can not be read', unreadable],
]

const inside = (address: string) => encodeURIComponent(address)
const wrapped: Row[] = [
  [`https://www.google.com/url?q=${inside('http://127.0.0.1:{P}/')}`, 'loopback in a link of a search'],
  [`https://l.facebook.com/l.php?u=${inside('http://[::1]:{P}/')}`, 'loopback in a link of a network'],
  ['https://www.google.com/amp/localhost.localdomain:{P}/', 'a local name in a viewer'],
  [`https://a.safelinks.protection.outlook.com/?url=${inside('http://user@www.example.net/')}`, 'a user in a mail'],
  [redirectTo(`https://www.google.com/url?q=${inside('http://169.254.169.254/')}`), 'metadata in a link sent on to'],
]

const limits: Row[] = [
  [origin('/big'), '12 MB'],
  [origin('/big?declared=1'), '12 MB, said so'],
  [origin('/endless'), 'body without end'],
  [origin('/brbomb'), 'Brotli bomb'],
  [origin('/headers?bytes=40000'), '40 kB of headers'],
  [origin('/endless-headers'), 'headers without end'],
  [origin('/loop?left=6'), 'six redirects', unreachable],
  [origin('/loop?left=1000'), 'redirects without end', unreachable],
  [origin('/hang'), 'no answer', { group: 'slow', ...unreachable }],
  [origin('/early-hints'), 'early hints without end', { group: 'slow', ...unreachable }],
  [origin('/cut'), 'half a page', unreachable],
  [origin('/not-http'), 'another protocol', unreachable],
  [origin('/packed?coding=zstd'), 'a coding nobody asked for'],
  ...['image/svg+xml', 'application/json', 'video/mp4', 'application/zip', 'text/javascript'].map(
    (type): Row => [origin(`/type?t=${encodeURIComponent(type)}`), type],
  ),
  [origin('/type?t=application/octet-stream&body=MZ'), 'a program'],
  ...[401, 403, 404, 410, 429, 500, 503, 304, 300].map((status): Row => [origin(`/status?s=${status}`), `${status}`]),
  ['https://x.com/someone/status/1', 'X'],
  ['https://youtu.be/x', 'YouTube'],
]

const exception: Row[] = [
  ['http://origin.example.net:{S}/ok', 'same host, other port'],
  ['http://other.example.net:{O}/ok', 'same port, other host'],
  ['http://www.origin.example.net:{O}/ok', 'below the host'],
  ['http://127.0.0.1:{O}/ok', 'the IP itself'],
  ['http://[::ffff:127.0.0.1]:{O}/ok', 'the IP itself, mapped'],
  ['http://origin.example.net/', 'default port', { dns: { 'origin.example.net': ['127.0.0.1'] } }],
  ['ftp://origin.example.net:{O}/ok', 'other scheme'],
  ['https://secure.example.net:{S}/ok', 'certificate nobody vouches for', unreachable],
]

const allow: Row[] = [
  ['https://www.example.net./', 'closing dot', dry],
  ['HTTP://WWW.EXAMPLE.NET/', 'capitals', dry],
  ['http://www.example.net:443/', 'http at 443', dry],
  ['https://localhost.example.net/', '"localhost" as a label', dry],
  ['http://0x01010101/', 'public IP in hex', dry],
  [redirectTo('https://www.example.net/'), 'redirect to a public site', dry],
  [origin('/ok'), 'an exception', { dns: { 'origin.example.net': ['10.0.0.1'] } }],
  ['http://ORIGIN.example.net.:{O}/ok', 'an exception, spelled otherwise'],
  [redirectTo('/ok'), 'relative redirect'],
  [redirectTo('ok?a b'), 'redirect with a space'],
  [origin('/loop?left=5'), 'five redirects'],
  [origin('/headers?bytes=10000'), '10 kB of headers'],
  ...['gzip', 'deflate', 'br'].map((coding): Row => [origin(`/packed?coding=${coding}`), coding]),
  ...['text/plain', 'application/pdf', 'application/xhtml+xml; charset=utf-8'].map(
    (type): Row => [origin(`/type?t=${encodeURIComponent(type)}`), type],
  ),
  [origin('/type?t=application/octet-stream&body=%25PDF-1.7'), 'a PDF by its bytes'],
]

const groups = { text, scheme, parser, name, ip, dns, redirect, wrapped, limits, exception, allow }

export const ownCases: GuardCase[] = Object.entries(groups).flatMap(([group, rows]) =>
  rows.map(
    ([url, why, more], index): GuardCase => ({
      id: `${group}-${index + 1}`,
      group,
      url,
      why,
      expect: group === 'allow' ? 'allow' : 'refuse',
      ...more,
    }),
  ),
)
