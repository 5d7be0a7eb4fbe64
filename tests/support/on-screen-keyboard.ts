/**
 * Does to the visual viewport what an on-screen keyboard does: a headless browser has none. Runs in the page.
 * @param height how much of the window it covers, in pixels; 0 closes it
 */
export function coverWindow(height: number): void {
  const view = window.visualViewport
  if (!view) throw new Error('This browser has no visual viewport.')
  if (height > 0) {
    const visible = document.documentElement.clientHeight - height
    Object.defineProperty(view, 'height', { configurable: true, value: visible })
  } else Reflect.deleteProperty(view, 'height')
  view.dispatchEvent(new Event('resize'))
}
