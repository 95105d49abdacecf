const STORED = 'sumai:staff-keys'

/** Whether single letters act; kept on this device. */
export const areKeysOn = () => localStorage.getItem(STORED) !== 'off'

export const setKeysOn = (isOn: boolean) => localStorage.setItem(STORED, isOn ? 'on' : 'off')
