import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A small JPEG as a phone sends it, with Exif data of photographer and place. */
export async function testPhoto(width = 40, height = 20): Promise<Uint8Array<ArrayBuffer>> {
  const data = await sharp({ create: { width, height, channels: 3, background: "#c0392b" } })
    .jpeg()
    .withExif({ IFD0: { Artist: "taro" }, IFD3: { GPSLatitude: "35/1 0/1 0/1" } })
    .toBuffer();
  return new Uint8Array(data);
}

/** A black PNG of one bit a pixel: sharp itself would need seconds for a large one. */
export function blackPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const chunks = [chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...chunks]));
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(content.length + 8);
  framed.writeUInt32BE(data.length, 0);
  content.copy(framed, 4);
  framed.writeUInt32BE(crc32(content), content.length + 4);
  return framed;
}
