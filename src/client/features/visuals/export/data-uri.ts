import { inWorkspace } from '#client/lib/workspace'

/**
 * A file of our own origin as a data: address, for embedding in another file.
 * @throws Error when it fails to load
 */
export async function toDataUri(address: string): Promise<string> {
  const response = await fetch(inWorkspace(address))
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  const blob = await response.blob()
  return await new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onloadend = () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error(`${address} could not be read.`))
    reader.readAsDataURL(blob)
  })
}
