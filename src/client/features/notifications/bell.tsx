import { Bell as BellIcon } from 'lucide-react'
import { lazyPart } from '#client/lib/lazy-part'
import { useNotifications } from '#client/queries/linkedin/notifications'
import { Badge } from '#client/ui/badge'
import { buttonClass } from '#client/ui/button'
import { Popover } from '#client/ui/popover'
import styles from './bell.module.css'
import { notificationTexts as texts } from './texts.ts'

const BellPanel = lazyPart(async () => (await import('./bell-panel.tsx')).BellPanel)

/** The button of the notifications, which says how many are new. */
export function Bell() {
  const unseen = useNotifications('page').data?.unseen ?? 0
  return (
    <Popover
      label={texts.title}
      className={styles.panel}
      trigger={(button) => (
        <button
          {...button}
          type="button"
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
          onPointerEnter={BellPanel.prefetch}
          onFocus={BellPanel.prefetch}
        >
          <BellIcon className="icon s" aria-hidden="true" />
          <span aria-hidden={unseen > 0}>{texts.bell}</span>
          {unseen > 0 && (
            <>
              <span aria-hidden="true">
                <Badge tone="brand">{unseen}</Badge>
              </span>
              <span className="sr">{texts.unseen(unseen)}</span>
            </>
          )}
        </button>
      )}
    >
      {() => <BellPanel />}
    </Popover>
  )
}
