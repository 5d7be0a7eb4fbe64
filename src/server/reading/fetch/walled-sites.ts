import { because } from '#shared/errors/reason'
import { unreadable } from './refusals.ts'

/** Sites whose pages hold no article for a visitor who is not signed in. */
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

/** Sites whose pages hold a video and no text of it. */
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

/** Links that say neither in themselves nor in their page where they lead. */
const hidingLinks: readonly [host: string, path: RegExp, site: string][] = [
  ['news.google.com', /^\/(?:rss\/)?(?:articles|read)\//, 'Google News'],
]

/** Doors to the same pages (`m.`, `de.`). Other subdomains are sites of their own, such as a company's blog. */
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
