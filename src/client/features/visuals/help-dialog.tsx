import { shortcutGroups, shownKeys } from '#client/editor/shortcuts'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { visualTexts } from './texts.ts'

const words = visualTexts.help

/** Every key of the editor. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open wide title={words.title} onClose={onClose} actions={<Button onClick={onClose}>{words.close}</Button>}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <section className="ed-help" tabIndex={0} aria-label={words.title}>
        {shortcutGroups.map((group) => (
          <div key={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.shortcuts.map((shortcut) => (
                <div key={shortcut.label}>
                  <dt>{shortcut.label}</dt>
                  <dd>
                    <kbd className="kbd">{shownKeys(shortcut)}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </section>
    </Dialog>
  )
}
