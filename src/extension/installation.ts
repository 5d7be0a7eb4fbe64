/** The installation that pages are handed over to: its address is entered once, and the permission is asked for it alone. */

const key = 'address'

/** The origin of what was entered, or null where it is no web address. */
export function originIn(entered: string): string | null {
  const address = entered.trim()
  try {
    const url = new URL(/^[a-z]+:\/\//i.test(address) ? address : `https://${address}`)
    return /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.origin : null
  } catch {
    return null
  }
}

/** As browsers name what a permission is for; they know no ports there. */
export function permissionFor(origin: string): { origins: string[] } {
  const { protocol, hostname } = new URL(origin)
  return { origins: [`${protocol}//${hostname}/*`] }
}

export async function findInstallation(): Promise<string | null> {
  const { [key]: origin } = await chrome.storage.local.get(key)
  return typeof origin === 'string' ? originIn(origin) : null
}

/** Call it while a button is pressed: browsers ask for permissions only then. @returns whether it was given */
export async function chooseInstallation(origin: string): Promise<boolean> {
  if (!(await chrome.permissions.request(permissionFor(origin)))) return false
  const before = await findInstallation()
  await chrome.storage.local.set({ [key]: origin })
  const isElsewhere = before && permissionFor(before).origins[0] !== permissionFor(origin).origins[0]
  if (isElsewhere) await chrome.permissions.remove(permissionFor(before))
  return true
}
