const controls = 'button:not(:disabled), input:not(:disabled)'

/**
 * A toolbar as in WAI-ARIA: it is one Tab stop, at the tool used last, and the arrow keys, Home and End move between
 * tools. For the `ref` of the element with the role.
 */
export function rovingFocus(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const toolsIn = () => [...bar.querySelectorAll<HTMLElement>(controls)]
  let stop: HTMLElement | undefined

  function stopAt(wanted: EventTarget | undefined | null): void {
    const tools = toolsIn()
    stop = tools.find((tool) => tool === wanted) ?? tools[0]
    for (const tool of tools) {
      const tabIndex = tool === stop ? 0 : -1
      if (tool.tabIndex !== tabIndex) tool.tabIndex = tabIndex
    }
  }
  function press(event: KeyboardEvent): void {
    const tools = toolsIn()
    const from = event.target instanceof HTMLElement ? tools.indexOf(event.target) : -1
    if (from === -1 || event.ctrlKey || event.metaKey || event.altKey) return
    const to = targetOf(event.key, from, tools.length)
    if (to === undefined) return
    event.preventDefault()
    tools[to]?.focus()
  }

  const ending = new AbortController()
  bar.addEventListener('focusin', ({ target }) => stopAt(target), { signal: ending.signal })
  bar.addEventListener('keydown', press, { signal: ending.signal })
  // tools are added, removed and disabled
  const changes = new MutationObserver(() => stopAt(stop))
  changes.observe(bar, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  stopAt(undefined)
  return () => {
    ending.abort()
    changes.disconnect()
  }
}

function targetOf(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count
    case 'ArrowLeft':
      return (from - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
