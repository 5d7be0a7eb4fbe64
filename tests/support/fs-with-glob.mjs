import { register } from 'node:module'

/** The conformance suite imports `globSync`, which Node has since 22, for reports that no test here asks for. */

const fs = `data:text/javascript,${encodeURIComponent("export * from 'node:fs'; export const globSync = () => []")}`

function resolve(specifier, context, next) {
  const isSuite = context.parentURL?.includes('/@modelcontextprotocol/conformance/')
  return isSuite && specifier === 'fs' ? { url: fs, shortCircuit: true } : next(specifier, context)
}

register(`data:text/javascript,${encodeURIComponent(`const fs = ${JSON.stringify(fs)}; export ${resolve.toString()}`)}`)
