import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { forwardMcp } from './forward-mcp.ts'

/**
 * npm run --silent mcp: connects a local MCP client, by standard input and output, with the installation at
 * POSTWRIGHT_URL, by the key in POSTWRIGHT_KEY. It opens none of the installation's data, which may run elsewhere.
 */

const { POSTWRIGHT_URL: url, POSTWRIGHT_KEY: key } = process.env
if (url && key && URL.canParse('/mcp', url)) {
  await forwardMcp(new StdioServerTransport(), { address: new URL('/mcp', url), key })
} else {
  console.error('Set POSTWRIGHT_URL to the address of your installation, and POSTWRIGHT_KEY to a key of its API.')
  process.exitCode = 1
}
