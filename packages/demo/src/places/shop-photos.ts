/**
 * The front of each shop, by its number: 18 pictures for 30 shops. Those of one area, and those that
 * deal in sales, all differ; what a shop says about its place is to be seen in its picture.
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
  '108': 13,
  '201': 8,
  '202': 18,
  '203': 15,
  '204': 12,
  '301': 3,
  '302': 4,
  '303': 18,
  '304': 16,
  '305': 2,
  '401': 5,
  '402': 7,
  '403': 14,
  '411': 10,
  '412': 6,
  '413': 12,
  '414': 5,
}

export const shopPhotos = (tenpoNo: string): string[] =>
  FRONTS[tenpoNo] ? [`/media/shop/shop-${FRONTS[tenpoNo]}`] : []
