import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useLanguage } from '#client/lib/language'
import { Input } from '#client/ui/input'
import { Text } from '#client/ui/text'
import type { Icon } from '#shared/scene/icon-layer'
import { icons } from '#shared/scene/icons'
import type { IconNode } from '#shared/scene/scene'
import { findIcons, type IconWords, type TaggedIcon } from './find-icons.ts'
import styles from './icon-grid.module.css'
import { partsTexts } from './texts.ts'

const columns = 6
/** With more results people refine the search instead of scrolling. */
const maxShown = 96
const untagged: readonly TaggedIcon[] = icons.map((icon) => ({ ...icon, tags: [] }))

/** The icons of the specification (section 3), and by search all of Lucide's. Arrow keys move between icons. */
export function IconGrid({ onPick }: { onPick: (icon: Icon) => void }) {
  const [search, setSearch] = useState('')
  const { all, translations } = useAllIcons()
  const list = useRef<HTMLUListElement>(null)
  const wanted = useDeferredValue(search.trim())
  const found = wanted === '' ? untagged : findIcons(all ?? untagged, wanted, translations)
  const shown = found.slice(0, maxShown)

  function focusIcon(index: number) {
    list.current?.querySelectorAll('button')[index]?.focus()
  }
  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key]
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const index = buttons.indexOf(event.target as HTMLButtonElement)
    if (step === undefined || index === -1) return
    event.preventDefault()
    buttons[index + step]?.focus()
  }
  return (
    <div className={styles.grid}>
      <Input
        type="search"
        aria-label={partsTexts.icons.search}
        placeholder={partsTexts.icons.placeholder}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          const [first] = found
          if (event.key === 'Enter' && wanted !== '' && first) onPick(first)
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          focusIcon(0)
        }}
      />
      <ul ref={list} onKeyDown={moveFocus}>
        {shown.map((icon, index) => (
          <li key={icon.name}>
            <button
              type="button"
              className={styles.pick}
              title={icon.name}
              aria-label={icon.name}
              // one Tab stop; arrow keys reach the others
              tabIndex={index === 0 ? 0 : -1}
              onClick={() => onPick(icon)}
            >
              <IconDrawing nodes={icon.nodes} />
            </button>
          </li>
        ))}
      </ul>
      <Text size={12} tone="dim" role="status">
        {statusOf(found.length, wanted, all?.length)}
      </Text>
    </div>
  )
}

function statusOf(found: number, wanted: string, all: number | undefined): string {
  const words = partsTexts.icons
  if (wanted === '') return all === undefined ? '' : words.all(all)
  if (found === 0) return words.none
  return found > maxShown ? words.more(found - maxShown) : ''
}

interface SearchedIcons {
  readonly all?: readonly TaggedIcon[]
  readonly translations?: IconWords
}

/** Empty until loaded; without a connection only the specification's icons are available. */
function useAllIcons(): SearchedIcons {
  const language = useLanguage()
  const [found, setFound] = useState<SearchedIcons>({})
  useEffect(() => {
    let isGone = false
    const words = language === 'de' ? import('./german-icon-words.ts') : undefined
    Promise.all([import('./all-icons.ts'), words]).then(
      ([{ allIcons: all }, more]) => !isGone && setFound({ all, ...(more && { translations: more.germanIconWords }) }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [language])
  return found
}

export function IconDrawing({ nodes }: { nodes: readonly IconNode[] }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {nodes.map(([Element, attributes]) => (
        <Element key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  )
}
