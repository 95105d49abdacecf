import type { NavIcon } from '@sumai/platform'
import type { ComponentProps } from 'react'
import {
  BuildingIcon,
  CalculatorIcon,
  ChatIcon,
  HomeIcon,
  KeyIcon,
  LandIcon,
  MailIcon,
  PinIcon,
  SchoolIcon,
  SlidersIcon,
  TrainIcon,
  TrendIcon,
} from './icon.tsx'

const ICONS: Record<NavIcon, typeof PinIcon> = {
  building: BuildingIcon,
  calculator: CalculatorIcon,
  chat: ChatIcon,
  home: HomeIcon,
  key: KeyIcon,
  land: LandIcon,
  mail: MailIcon,
  pin: PinIcon,
  school: SchoolIcon,
  sliders: SlidersIcon,
  train: TrainIcon,
  trend: TrendIcon,
}

type Props = { name: NavIcon } & ComponentProps<typeof PinIcon>

/** An icon by its name, for menus, which are data. */
export function NamedIcon({ name, ...rest }: Props) {
  const Icon = ICONS[name]
  return <Icon {...rest} />
}
