/**
 * Top-level names that never lead to a public site: special-use (RFC 6761, 6762, 7686, 8375, 9476), never to be
 * delegated (ICANN: corp, home, mail, internal), or the habit of local networks, containers and clusters.
 */
const localTopLevels = new Set(
  [
    ['alt', 'arpa', 'example', 'internal', 'invalid', 'local', 'localhost', 'onion', 'test'],
    ['corp', 'home', 'mail'],
    ['consul', 'docker', 'domain', 'intra', 'intranet', 'kube', 'lan', 'localdomain', 'node', 'pod', 'private'],
    ['router', 'svc', 'workgroup'],
  ].flat(),
)

const label = /^[a-z0-9_-]{1,63}$/
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/**
 * Whether a host name is valid in public DNS: two labels or more, lengths as in RFC 1035. Takes the name as URL
 * normalises it: lower case, punycode, without a trailing dot.
 */
export function isPublicName(host: string): boolean {
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  return (
    host.length <= 253 &&
    labels.length >= 2 &&
    labels.every((each) => label.test(each)) &&
    topLevel.test(last) &&
    !localTopLevels.has(last)
  )
}
