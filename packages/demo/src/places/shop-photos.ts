/**
 * The front of each shop, by its number. What a shop says about its place is to be seen in its
 * picture.
 */
const FRONTS: Readonly<Record<string, number>> = {
  '001': 1,
  '002': 9,
  '003': 13,
  '004': 16,
  '005': 15,
  '006': 11,
  '101': 17,
  '102': 4,
  '103': 10,
  '104': 7,
  '105': 6,
  '106': 2,
  '107': 14,
  '108': 19,
  '201': 8,
  '202': 18,
  '203': 21,
  '204': 12,
  '301': 3,
  '302': 20,
  '303': 23,
  '304': 22,
  '305': 24,
  '401': 5,
  '402': 25,
  '403': 26,
  '411': 27,
  '412': 28,
  '413': 29,
  '414': 30,
}

export const shopPhotos = (tenpoNo: string): string[] =>
  FRONTS[tenpoNo] ? [`/media/shop/shop-${FRONTS[tenpoNo]}`] : []
