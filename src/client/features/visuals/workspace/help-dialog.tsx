import { helpGroups } from '#client/editor/keys/help-groups'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { Grid } from '#client/ui/layout'
import { Key } from '../parts/key.tsx'
import styles from './help-dialog.module.css'
import { workspaceTexts } from './texts.ts'

/** Every key of the editor. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      wide
      title={workspaceTexts.help.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{workspaceTexts.help.close}</Button>}
    >
      <Grid
        as="section"
        columns={2}
        gap={32}
        rowGap={24}
        until="phone"
        className={styles.help}
        tabIndex={0}
        aria-label={workspaceTexts.help.title}
      >
        {helpGroups().map((group) => (
          <div key={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.rows.map((row) => (
                <div key={row.label}>
                  <dt>{row.label}</dt>
                  <dd>
                    <Key>{row.keys}</Key>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </Grid>
    </Dialog>
  )
}
