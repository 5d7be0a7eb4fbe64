/** The instructions of a Dockerfile, in order; continued lines are joined, comments are left out. */
export function readDockerfile(text) {
  return text
    .replace(/^[ \t]*#.*$/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => /^(\w+)\s+(\S.*)$/.exec(line.trim()))
    .filter((found) => found !== null)
    .map(([, name, rest]) => ({ name: name.toUpperCase(), rest: rest.trim() }))
}

/** The files that a .dockerignore of the form "nothing but these" includes. */
export function readDockerignore(text) {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  if (lines.shift() !== '*' || lines.some((line) => !line.startsWith('!'))) {
    throw new Error('.dockerignore has to leave out everything (*) and name what gets in (!src).')
  }
  return lines.map((line) => line.slice(1))
}
