import { ArrowRight } from 'lucide-react'
import { cx } from '#client/lib/cx'
import type { User } from '#client/queries/user'
import { Link } from '#client/ui/link'
import { SectionTitle } from '#client/ui/section-title'
import { quotaNote } from './plan-standing.ts'
import styles from './quick-actions.module.css'
import { overviewTexts } from './texts.ts'

/** The two main actions. */
export function QuickActions({ user }: { user: User }) {
  return (
    <section>
      <SectionTitle title={overviewTexts.quickActions} />
      <div className={styles.tiles}>
        <Tile look="lead" href="/generate" {...overviewTexts.generate} note={quotaNote(user)} />
        <Tile look="next" href="/visual-editor" {...overviewTexts.visual} note="" />
      </div>
    </section>
  )
}

function Tile(props: { look: 'lead' | 'next'; href: string; title: string; text: string; note: string }) {
  return (
    <Link className={cx(styles.tile, styles[props.look])} href={props.href}>
      <span>
        <b>{props.title}</b>
        <span className={styles.text}>{props.text}</span>
      </span>
      <span className={styles.foot}>
        <span>{props.note}</span>
        <ArrowRight className="icon" aria-hidden="true" />
      </span>
    </Link>
  )
}
