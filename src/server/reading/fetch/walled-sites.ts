import { because } from '#shared/errors/reason'
import { unreadable } from './refusals.ts'

/** Sites whose pages have no article for signed-out visitors. */
const walledSites: Record<string, string> = {
  'x.com': 'X',
  'twitter.com': 'X',
  'linkedin.com': 'LinkedIn',
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'fb.watch': 'Facebook',
  'instagram.com': 'Instagram',
  'instagr.am': 'Instagram',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
}

/** Sites whose pages have a video without its text. */
const videoSites: Record<string, string> = {
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'vimeo.com': 'Vimeo',
  'player.vimeo.com': 'Vimeo',
  'tiktok.com': 'TikTok',
  'dailymotion.com': 'Dailymotion',
  'twitch.tv': 'Twitch',
}

/** Links whose target is neither in the address nor in the page. */
const hidingLinks: readonly [host: string, path: RegExp, site: string][] = [
  ['news.google.com', /^\/(?:rss\/)?(?:articles|read)\//, 'Google News'],
]

/** Subdomains of the same site (`m.`, `de.`). Others are separate sites, such as a company's blog. */
const door = /^(?:www|m|mobile|web|music|vm|vt|[a-z]{2})\./

/** Wants an address that was unwrapped. @throws AppError source_unreadable, naming the site */
export function refuseWalledSite({ hostname, pathname }: URL): void {
  const names = [hostname, hostname.replace(door, '')]
  const walled = names.find((name) => Object.hasOwn(walledSites, name))
  if (walled) throw unreadable(because('siteIsWalled', { site: walledSites[walled] ?? walled }))
  const video = names.find((name) => Object.hasOwn(videoSites, name))
  if (video && !(video === 'vimeo.com' && pathname.startsWith('/blog'))) {
    const site = videoSites[video] ?? video
    throw unreadable(site === 'YouTube' ? 'youtubeHasTranscripts' : because('siteHasVideos', { site }))
  }
  const hiding = hidingLinks.find(([host, path]) => host === hostname && path.test(pathname))
  if (hiding) throw unreadable(because('linkHidesAddress', { site: hiding[2] }))
}
