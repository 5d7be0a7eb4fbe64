import { parseAddress } from '#shared/text/parse-address'

/**
 * Addresses as they are stored and compared: without tracking parameters. A page is still fetched at the given address,
 * because some sites do not answer another one.
 */

/**
 * Parameter names used only by trackers. Short words such as `ref`, `source`, `id` or `p` may select the page and stay.
 */
const trackers = new Set(
  [
    // clicks on advertisements and in social networks
    'fbclid gclid gclsrc dclid gbraid wbraid srsltid msclkid yclid ysclid _openstat twclid ttclid li_fat_id epik igsh',
    'igshid rb_clickid wickedid xtor fb_action_ids fb_action_types fb_ref fb_source ref_src ref_url soc_src soc_trk',
    // newsletters
    'mc_cid mc_eid mkt_tok ml_subscriber ml_subscriber_hash vero_conv vero_id oly_anon_id oly_enc_id _ke',
    '_hsenc _hsmi __hssc __hstc __hsfp hsctatracking',
    // visits and campaigns
    '_ga _gl cmpid s_cid ns_campaign ns_fee ns_linkname ns_mchannel ns_source guccounter guce_referrer guce_referrer_sig',
  ].flatMap((names) => names.split(' ')),
)

const families =
  /^(?:utm_|hsa_|mtm_|pk_(?:campaign|content|cpn|keyword|kwd|medium|source)$|wt_z?mc(?:$|[._])|at_(?:bbc_team|campaign|custom\d|format|link_|medium|ptr_name))/

/** The address without trackers, fragment and empty parts. An invalid address is returned unchanged. Idempotent. */
export function toStoredAddress(address: string): string {
  const url = parseAddress(address)
  if (!url) return address
  url.hash = ''
  // by hand: URLSearchParams would write what stays in another way, and some sites tell the two apart
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !isTracker(nameOf(part)))
  url.search = kept.length > 0 ? `?${kept.join('&')}` : ''
  return url.href
}

function isTracker(name: string): boolean {
  return trackers.has(name) || families.test(name)
}

/** Addresses copied out of markup have `&amp;` between their parameters. */
function nameOf(part: string): string {
  const name = (part.split('=', 1)[0] ?? '').replace(/^amp;/, '')
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    return name.toLowerCase() // A stray percent sign; no tracker's name has one.
  }
}
