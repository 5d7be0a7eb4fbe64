import { AppError } from '../errors.ts'

/** The largest document needs far less: a visual of 5 MB has some ten levels and 100,000 objects and lists. */
export const jsonShapeLimits = { depth: 64, containers: 200_000, membersOfOne: 100_000, keysOfOne: 1_000 }

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c

/**
 * Checks JSON before parsing: a few megabytes of only brackets, or keys, take the parser and later steps seconds. One
 * pass over the text; the parser decides whether it is valid JSON.
 * @throws AppError invalid_input when it is nested too deeply or has too many parts
 */
export function checkJsonShape(json: string): void {
  const open: { isObject: boolean; members: number }[] = []
  let containers = 0
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case quote:
        at = endOfString(json, at)
        break
      case 0x5b: // [
      case 0x7b: // {
        containers += 1
        if (containers > jsonShapeLimits.containers || open.length >= jsonShapeLimits.depth) throw tooMuch()
        open.push({ isObject: json.charCodeAt(at) === 0x7b, members: 1 })
        break
      case 0x5d: // ]
      case 0x7d: // }
        open.pop()
        break
      case comma:
        countMember(open.at(-1))
        break
    }
  }
}

function countMember(container: { isObject: boolean; members: number } | undefined): void {
  if (!container) return
  container.members += 1
  const most = container.isObject ? jsonShapeLimits.keysOfOne : jsonShapeLimits.membersOfOne
  if (container.members > most) throw tooMuch()
}

/** The end of a string that begins here. */
function endOfString(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at >= 0; at = json.indexOf('"', at + 1)) {
    let escapes = 0
    while (json.charCodeAt(at - 1 - escapes) === backslash) escapes += 1
    if (escapes % 2 === 0) return at
  }
  return json.length
}

function tooMuch(): AppError {
  return new AppError('invalid_input', 'requestTooNested')
}
