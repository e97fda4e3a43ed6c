import { millisecondsInDay } from "date-fns/constants";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addDays, addDaysInJapan, toJapanDay, toJapanMidnight, toJapanTime, weekdayOf } from "./japan-time.ts";

const serverZone = process.env["TZ"];
afterEach(() => {
  if (serverZone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = serverZone;
});

const at = (moment: string) => new Date(moment);

// São Paulo's summer time began at midnight, so that some of its days have no 00:00.
describe.each(["Asia/Tokyo", "UTC", "America/Los_Angeles", "Pacific/Kiritimati", "America/Sao_Paulo"])(
  "days in Japan on a server in %s",
  (zone) => {
    beforeEach(() => {
      process.env["TZ"] = zone;
    });

    it("change at midnight in Japan, which is 15:00 in UTC", () => {
      expect(toJapanDay(at("2026-11-19T14:59:59.999Z"))).toBe("2026-11-19");
      expect(toJapanTime(at("2026-11-19T14:59:59.999Z"))).toBe("23:59");
      expect(toJapanDay(at("2026-11-19T15:00:00Z"))).toBe("2026-11-20");
      expect(toJapanTime(at("2026-11-19T15:00:00Z"))).toBe("00:00");
      expect(toJapanDay(at("2026-11-19T16:00:00+01:00"))).toBe("2026-11-20");
      expect(toJapanMidnight("2026-11-20")).toEqual(at("2026-11-19T15:00:00Z"));
    });

    it("are counted over the ends of months, years and leap years", () => {
      expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
      expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
      expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
      expect(addDays("2018-11-03", 1)).toBe("2018-11-04");
      expect(addDays("2018-11-04", 1)).toBe("2018-11-05");
      expect(addDaysInJapan(at("2028-02-28T15:30:00Z"), 1)).toEqual(at("2028-02-29T15:30:00Z"));
      expect(toJapanDay(at("2026-12-31T15:00:00Z"))).toBe("2027-01-01");
    });

    it("have a weekday", () => {
      expect(weekdayOf("2026-11-22")).toBe(0);
      expect(weekdayOf("2018-11-04")).toBe(0);
      expect(weekdayOf("2028-02-29")).toBe(2);
    });

    it("have 24 hours each", () => {
      const moments = fc.date({ min: at("2000-01-01"), max: at("2100-01-01"), noInvalidDate: true });
      fc.assert(
        fc.property(moments, fc.integer({ min: -400, max: 400 }), (moment, days) => {
          const later = addDaysInJapan(moment, days);
          expect(later.getTime() - moment.getTime()).toBe(days * millisecondsInDay);
          expect(toJapanDay(later)).toBe(addDays(toJapanDay(moment), days));
          expect(toJapanDay(toJapanMidnight(toJapanDay(moment)))).toBe(toJapanDay(moment));
        }),
      );
    });
  },
);
