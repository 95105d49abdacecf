/** 久留米市東町 of 福岡県久留米市東町: everybody knows where the city is. */
export const withoutPrefecture = (address: string): string => address.replace(/^..県/, '')
