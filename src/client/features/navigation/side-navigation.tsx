import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { cx } from '#client/lib/cx'
import { formatDaysLeft, formatPriceInWords } from '#client/lib/formatting'
import { fullName, initialOf } from '#client/lib/person'
import { trialOf } from '#client/lib/trial'
import { useConfig } from '#client/queries/config'
import { useNotifications } from '#client/queries/linkedin/notifications'
import type { User } from '#client/queries/user'
import { Avatar } from '#client/ui/avatar'
import { Badge } from '#client/ui/badge'
import { ButtonLink } from '#client/ui/button'
import { Stack } from '#client/ui/layout'
import { Link } from '#client/ui/link'
import { Logo, logoClass } from '#client/ui/logo'
import { strokeClass } from '#client/ui/mark'
import { Meter } from '#client/ui/meter'
import { Tooltip } from '#client/ui/tooltip'
import { routes } from '#shared/contract/pages'
import { isCurrent, type NavigationItem, navigationItems } from './items.ts'
import styles from './side-navigation.module.css'
import { texts } from './texts.ts'

/** The left column: the pages, the posts left this month, the user. */
export function SideNavigation({
  id,
  user,
  signOut,
  bell,
  switcher,
  isRail,
  isOpen,
  onNavigate,
}: {
  id: string
  user: User
  signOut: (className: string | undefined) => ReactNode
  bell: ReactNode
  switcher: ReactNode
  /** On wide screens only the icons show. */
  isRail: boolean
  /** As the menu of small screens. */
  isOpen: boolean
  onNavigate: () => void
}) {
  const isAdmin = user.role === 'admin' && user.isApproved
  const waiting = useNotifications(isAdmin ? 'page' : 'nobody').data?.peopleWaiting ?? 0
  return (
    <aside className={cx(styles.side, isRail && styles.rail, isOpen && styles.open)} id={id}>
      <Link className={cx(logoClass, styles.logo)} href="/">
        <Logo />
      </Link>
      {!isRail && switcher}
      <Stack as="nav" gap={4} className={styles.nav} aria-label={texts.main}>
        {navigationItems(user).map((item) => (
          <Item
            key={item.href}
            item={item}
            isDisabled={item.isDisabled}
            waiting={item.href === routes.admin.path ? waiting : 0}
            isRail={isRail}
            onNavigate={onNavigate}
          />
        ))}
      </Stack>
      <Stack gap={16} className={styles.foot}>
        {user.isApproved && user.role === 'trial' && !user.team && user.capabilities.plans && <Upgrade user={user} />}
        {user.maxPostsPerMonth !== null && (
          <Meter className={styles.meter} label={texts.meter} used={user.postsThisMonth} max={user.maxPostsPerMonth} />
        )}
        <div>
          {bell}
          <Me user={user} />
          {signOut(styles.signOut)}
        </div>
      </Stack>
    </aside>
  )
}

function Item({
  item,
  isDisabled,
  waiting,
  isRail,
  onNavigate,
}: {
  item: NavigationItem
  isDisabled: boolean
  /** How many people wait there. */
  waiting: number
  isRail: boolean
  onNavigate: () => void
}) {
  const [path] = useLocation()
  const { href, label, icon: Icon } = item

  if (isDisabled) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link without an address is how HTML says "disabled"
      <a role="link" aria-disabled="true">
        <Icon className="icon" aria-hidden="true" />
        <span>{label}</span>
      </a>
    )
  }
  const current = isCurrent(item, path)
  const link = (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      aria-description={waiting > 0 ? texts.waiting(waiting) : undefined}
      onClick={onNavigate}
    >
      <Icon className="icon" aria-hidden="true" />
      <span className={current ? cx(strokeClass, styles.stroke) : undefined}>{label}</span>
      {waiting > 0 && (
        <span className={styles.waiting} aria-hidden="true">
          <Badge tone="brand">{waiting}</Badge>
        </span>
      )}
    </Link>
  )
  return isRail ? <Tooltip label={label}>{link}</Tooltip> : link
}

function Upgrade({ user }: { user: User }) {
  const config = useConfig()
  const trial = trialOf(user)
  return (
    <div className={styles.upgrade}>
      <b>{texts.upgrade.title}</b>
      <p>{texts.upgrade.text}</p>
      {trial && (
        <p>{trial.daysLeft > 0 ? texts.upgrade.trial(formatDaysLeft(trial.daysLeft)) : texts.upgrade.trialEnded}</p>
      )}
      <ButtonLink href="/subscribe" size="sm" block>
        {config ? texts.upgrade.perMonth(formatPriceInWords(config.price)) : texts.upgrade.title}
      </ButtonLink>
    </div>
  )
}

function Me({ user }: { user: User }) {
  const badge = roleBadge(user)
  const name = fullName(user) || texts.nobody
  return (
    <div className={styles.me}>
      <Avatar src={user.profileImageUrl} initial={initialOf(user)} />
      <b title={name}>{name}</b>
      {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
    </div>
  )
}

/**
 * The badge next to a name: Admin, Pro with an active subscription, otherwise Trial (spec section 6); null without
 * plans.
 */
function roleBadge(user: { role: string; subscriptionStatus: string; capabilities: { plans: boolean } }): {
  label: string
  tone: 'line' | 'brand' | 'plain'
} | null {
  if (user.role === 'admin') return { label: texts.roles.admin, tone: 'line' }
  if (!user.capabilities.plans) return null
  if (user.subscriptionStatus === 'active') return { label: texts.roles.pro, tone: 'brand' }
  return { label: texts.roles.trial, tone: 'plain' }
}
