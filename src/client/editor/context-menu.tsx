import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import type { Point } from '#shared/scene/scene'

export interface MenuItem {
  readonly id: string
  readonly label: string
  /** The key that does the same. */
  readonly keys?: string
  readonly isDisabled: boolean
  readonly run: () => void
}

/**
 * A menu at a point of the window. Arrow keys, Home, End and first letters move, Escape and a press elsewhere close it,
 * and the focus goes back to where it came from.
 */
export function ContextMenu({
  at,
  label,
  groups,
  onClose,
}: {
  at: Point
  label: string
  groups: readonly (readonly MenuItem[])[]
  onClose: () => void
}) {
  const menu = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = menu.current
    if (!element) return
    element.showPopover?.()
    placeWithin(element, at)
    itemsOf(element)[0]?.focus()
  }, [at])

  useEffect(() => {
    const close = (event: Event) => {
      if (!(event.target instanceof Node) || !menu.current?.contains(event.target)) onClose()
    }
    document.addEventListener('pointerdown', close, true)
    window.addEventListener('resize', close)
    window.addEventListener('blur', close)
    return () => {
      document.removeEventListener('pointerdown', close, true)
      window.removeEventListener('resize', close)
      window.removeEventListener('blur', close)
    }
  }, [onClose])

  function press(event: KeyboardEvent): void {
    event.stopPropagation()
    const isClosing = event.key === 'Escape' || event.key === 'Tab'
    const target = menu.current ? nextItem(itemsOf(menu.current), event.key) : undefined
    if (isClosing || target) event.preventDefault()
    if (isClosing) onClose()
    target?.focus()
  }

  return (
    <div ref={menu} className="cv-menu" role="menu" aria-label={label} tabIndex={-1} popover="manual" onKeyDown={press}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
        <div key={group[0]?.id} role="group">
          {group.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={item.isDisabled}
              onClick={() => {
                onClose()
                item.run()
              }}
            >
              {item.label}
              {item.keys !== undefined && <kbd>{item.keys}</kbd>}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

function itemsOf(menu: HTMLElement): HTMLButtonElement[] {
  return [...menu.querySelectorAll<HTMLButtonElement>('[role="menuitem"]:not(:disabled)')]
}

function nextItem(items: readonly HTMLButtonElement[], key: string): HTMLButtonElement | undefined {
  const current = items.indexOf(document.activeElement as HTMLButtonElement)
  if (key === 'ArrowDown') return items[(current + 1) % items.length]
  if (key === 'ArrowUp') return items.at(current - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const later = [...items.slice(current + 1), ...items.slice(0, current + 1)]
  return later.find((item) => item.textContent?.toLowerCase().startsWith(key.toLowerCase()))
}

const margin = 8

/** Never beyond the edges of the window. */
function placeWithin(menu: HTMLElement, at: Point): void {
  const { width, height } = menu.getBoundingClientRect()
  menu.style.left = `${Math.max(margin, Math.min(at.x, innerWidth - width - margin))}px`
  menu.style.top = `${Math.max(margin, Math.min(at.y, innerHeight - height - margin))}px`
}
